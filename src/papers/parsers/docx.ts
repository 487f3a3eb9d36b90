import { decoded } from './entities.ts'

/** WordprocessingML as text: <w:t> holds words, <w:p> is a paragraph, <w:tc> a box of a table and <w:tr> its row. */
export function textOfDocx(xml: string): string {
  let text = ''
  let boxes = 0
  for (const [, tag = '', words] of xml.matchAll(
    /<(\/?w:(?:p|tc|tr|tab|br|cr|lastRenderedPageBreak|noBreakHyphen|softHyphen))\b[^>]{0,2000}>|<w:t(?:\s[^>]{0,200})?>([^<]*)/g,
  )) {
    if (words !== undefined) text += decoded(words)
    else if (tag === 'w:tc') boxes++
    else if (tag === '/w:tc') {
      boxes--
      text += '\t'
    } else if (tag === '/w:tr') text += '\n'
    else if (tag === 'w:tab') text += '\t'
    else if (tag === 'w:noBreakHyphen') text += '-'
    else if (tag === 'w:lastRenderedPageBreak' && boxes === 0) text += '\f'
    else if (tag === 'w:br' || tag === 'w:cr' || tag === '/w:p') text += boxes > 0 ? ' ' : '\n'
  }
  return text
}
