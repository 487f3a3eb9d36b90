import { unzipSync } from 'fflate'
import type { Page } from '../lines.ts'
import { decoded } from './entities.ts'
import { pagesWithText } from './pagesWithText.ts'
import { PaperFault } from './paperFault.ts'

/** The most that the text of a Word file may unpack to, in bytes: a paper of 500 pages has a tenth of it. */
const mostUnpacked = 40_000_000

/**
 * The text of a Word file (.docx): paragraphs as lines, boxes of a table side by side. Nothing else in the archive is unpacked.
 * @throws PaperFault when it is no such file, or unpacks to far more than a paper
 */
export function pagesOfDocx(data: Uint8Array): Page[] {
  const xml = documentIn(data)
  if (xml === undefined) throw new PaperFault('broken')
  return pagesWithText(textOfDocument(new TextDecoder().decode(xml)))
}

function documentIn(data: Uint8Array): Uint8Array | undefined {
  let isTooLarge = false
  try {
    const { 'word/document.xml': xml } = unzipSync(data, {
      filter: ({ name, originalSize }) => {
        if (name !== 'word/document.xml') return false
        isTooLarge = originalSize > mostUnpacked
        return !isTooLarge
      },
    })
    if (isTooLarge) throw new PaperFault('too-large')
    return xml
  } catch (error) {
    if (error instanceof PaperFault) throw error
    throw new PaperFault('broken')
  }
}

/** WordprocessingML as text: <w:t> holds words, <w:p> is a paragraph, <w:tc> a box of a table and <w:tr> its row. */
function textOfDocument(xml: string): string {
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
