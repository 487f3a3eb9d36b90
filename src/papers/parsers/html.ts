import { decoded } from './entities.ts'

const tokens = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>|<[!?/][^<>]*>|[^<]+|</gi
const unread = new Set(['style', 'script', 'title', 'template'])
const rows = new Set(['tr', 'table', 'hr', 'li', 'ul', 'ol', 'dl', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const blocks = new Set(['p', 'div', 'br', 'section', 'blockquote', 'pre'])

/** What parts words from those before them: a row of a table or a heading, a paragraph, or a box. */
type Gap = 'row' | 'block' | 'box' | undefined

/** The gap after a tag: the end of a paragraph inside a box is none of its own. */
function gapAfter(gap: Gap, name: string, isClosed: boolean): Gap {
  if (rows.has(name)) return 'row'
  if ((name === 'td' || name === 'th') && isClosed) return gap === 'row' ? 'row' : 'box'
  return blocks.has(name) ? (gap ?? 'block') : gap
}

/** A sign of its own that opens no tag is a word too. */
const isWords = (token: string): boolean => token === '<' || !token.startsWith('<')

const gapText = (gap: Gap): string => (gap === undefined ? '' : gap === 'box' ? '\t' : '\n')

/**
 * The words of HTML as they read: boxes of a table side by side, rows and paragraphs below each other. It is never shown as HTML, so leaving
 * the tags out is all.
 */
export function textOfHtml(html: string): string {
  let text = ''
  let inside: string | undefined
  let gap: Gap
  for (const [token, close, tag] of withoutComments(html).matchAll(tokens)) {
    const name = tag?.toLowerCase()
    if (inside !== undefined) {
      if (close === '/' && name === inside) inside = undefined
    } else if (name !== undefined) {
      gap = gapAfter(gap, name, close === '/')
      inside = unread.has(name) && close !== '/' ? name : undefined
    } else if (isWords(token)) {
      const words = decoded(token.replace(/\s+/g, ' '))
      if (words.trim() === '') continue
      text += gapText(gap) + words
      gap = undefined
    }
  }
  return text.trim()
}

const withoutComments = (html: string): string =>
  html
    .split('<!--')
    .map((part, index) => {
      const end = part.indexOf('-->')
      return index === 0 ? part : end < 0 ? '' : part.slice(end + 3)
    })
    .join('')
