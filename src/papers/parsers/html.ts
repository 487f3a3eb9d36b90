import { decoded } from './entities.ts'

const tokens = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>|<[!?/][^<>]*>|[^<]+|</gi
const unread = new Set(['style', 'script', 'title', 'template'])
const rows = new Set(['tr', 'table', 'hr', 'li', 'ul', 'ol', 'dl', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const blocks = new Set(['p', 'div', 'br', 'section', 'blockquote', 'pre'])

/**
 * The words of HTML as they read: boxes of a table side by side, rows and paragraphs below each other. It is never shown as HTML, so leaving
 * the tags out is all.
 */
export function textOfHtml(html: string): string {
  let text = ''
  let inside: string | undefined
  // What parts the words so far from those to come: the end of a paragraph inside a box is none.
  let parted: 'row' | 'block' | 'box' | undefined
  for (const [token, close, tag] of withoutComments(html).matchAll(tokens)) {
    const name = tag?.toLowerCase()
    if (inside !== undefined) {
      if (close === '/' && name === inside) inside = undefined
    } else if (name === undefined) {
      const words = token.startsWith('<') && token.length > 1 ? '' : decoded(token.replace(/\s+/g, ' '))
      if (words.trim() !== '' && parted !== undefined) {
        text += parted === 'box' ? '\t' : '\n'
        parted = undefined
      }
      text += words
    } else if (unread.has(name)) inside = close === '/' ? undefined : name
    else if (rows.has(name)) parted = 'row'
    else if ((name === 'td' || name === 'th') && close === '/') parted = parted === 'row' ? 'row' : 'box'
    else if (blocks.has(name)) parted ??= 'block'
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
