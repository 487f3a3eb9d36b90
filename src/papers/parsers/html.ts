/** Those of XML, and what mails write in words most often. */
const characters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['pound', '£'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
])

/** Words of XML or HTML as they read: "&pound;5 &#38; more" is "£5 & more". An unknown name stays as it is. */
export const decoded = (words: string): string =>
  words.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,5}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return characters.get(name.toLowerCase()) ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    },
  )

const tokens = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>|<[!?/][^<>]*>|[^<]+|</gi
const unread = new Set(['style', 'script', 'title', 'template'])
const rows = new Set(['tr', 'table', 'hr', 'li', 'ul', 'ol', 'dl', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const blocks = new Set(['p', 'div', 'br', 'section', 'blockquote', 'pre'])
/** Elements that keep their line breaks. */
const asWritten = new Set(['pre', 'textarea'])

/** Gap between words and those before them: a row of a table or a heading, a paragraph, or a box. */
type Gap = 'row' | 'block' | 'box' | undefined

/** Return the gap after a tag: a paragraph that ends inside a box adds none. */
function gapAfter(gap: Gap, name: string, isClosed: boolean): Gap {
  if (rows.has(name)) return 'row'
  if ((name === 'td' || name === 'th') && isClosed) return gap === 'row' ? 'row' : 'box'
  return blocks.has(name) ? (gap ?? 'block') : gap
}

/** A sign of its own that opens no tag is a word too. */
const isWords = (token: string): boolean => token === '<' || !token.startsWith('<')

const wordsIn = (token: string, isWritten: boolean): string => decoded(isWritten ? token : token.replace(/\s+/g, ' '))

/** Between the lines of a box, until its row is whole. */
const inBox = '\v'

const gapText = (gap: Gap, isInBox: boolean): string =>
  gap === undefined ? '' : gap === 'box' ? '\t' : gap === 'block' && isInBox ? inBox : '\n'

/** A row of boxes, with their lines side by side where each box has as many. */
function asLines(row: string): string {
  const boxes = row.split('\t').map((box) => box.split(inBox))
  const [first = []] = boxes
  return boxes.length > 1 && boxes.every((box) => box.length === first.length)
    ? first.map((_, line) => boxes.map((box) => box[line]).join('\t')).join('\n')
    : row.replaceAll(inBox, '\n')
}

/**
 * The words of HTML as they read: boxes of a table side by side, rows and paragraphs below each other. It is never shown as HTML, so leaving
 * the tags out is all.
 */
export function textOfHtml(html: string): string {
  let text = ''
  let inside: string | undefined
  let [isWritten, isInBox] = [false, false]
  let gap: Gap
  for (const [token, close, tag] of withoutComments(html).matchAll(tokens)) {
    const name = tag?.toLowerCase()
    if (inside !== undefined) {
      if (close === '/' && name === inside) inside = undefined
    } else if (name !== undefined) {
      const opened = close !== '/'
      gap = gapAfter(gap, name, !opened)
      if (name === 'td' || name === 'th') isInBox = opened
      if (asWritten.has(name)) isWritten = opened
      inside = unread.has(name) && opened ? name : undefined
    } else if (isWords(token)) {
      const words = wordsIn(token, isWritten)
      if (words.trim() === '') continue
      text += gapText(gap, isInBox) + words
      gap = undefined
    }
  }
  return text.trim().split('\n').map(asLines).join('\n')
}

const withoutComments = (html: string): string =>
  html
    .split('<!--')
    .map((part, index) => {
      const end = part.indexOf('-->')
      return index === 0 ? part : end < 0 ? '' : part.slice(end + 3)
    })
    .join('')

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
