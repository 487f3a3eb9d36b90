import Markdoc, { type Node } from '@markdoc/markdoc'
import { slug } from 'github-slugger'

export type Heading = { id: string; text: string; level: number }

/** A heading’s fragment: its words in lower case with hyphens, tags and marks left out. */
export const headingId = (words: string): string =>
  slug(words.replaceAll(/\{%.*?%\}/g, '').trim())
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The headings of a document in order, for the on-this-page list and to check fragments against. */
export const headingsOf = (markdown: string): Heading[] => headingsIn(Markdoc.parse(markdown))

/** The headings of a parsed document, in order. */
export function headingsIn(tree: Node): Heading[] {
  return [...tree.walk()]
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const text = wordsOf(node)
      return { id: headingId(text), text, level: Number(node.attributes.level) }
    })
}

/** The plain words of a node, without its marks. */
export const wordsOf = (node: Node): string =>
  [...node.walk()]
    .filter((inner) => inner.type === 'text')
    .map((inner) => String(inner.attributes.content))
    .join('')
    .trim()
