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

export function headingsIn(tree: Node): Heading[] {
  return [...tree.walk()]
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const text = nodeText(node)
      return { id: headingId(text), text, level: Number(node.attributes.level) }
    })
}

export type BodyPart = { id: string; text: string; markdown: string }

/** Split a body: its lead, its main parts, and the questions that end it. Joined, they are the body without the main headings. */
export function splitBody(markdown: string): { lead: string; parts: BodyPart[]; questions: string } {
  const lines = markdown.split('\n')
  const top = Markdoc.parse(markdown).children
  const end = startOf(top.find(({ tag }) => tag === 'questions')) ?? lines.length
  const headings = top.filter(
    (node) => node.type === 'heading' && node.attributes.level === 2 && (startOf(node) ?? 0) < end,
  )
  const starts = headings.map((node) => startOf(node) ?? 0)
  const between = (from: number, to = end) => lines.slice(from, to).join('\n')
  return {
    lead: between(0, starts[0]),
    parts: headings.map((node, index) => {
      const text = nodeText(node)
      return { id: headingId(text), text, markdown: between((starts[index] ?? 0) + 1, starts[index + 1]) }
    }),
    questions: between(end, lines.length),
  }
}

const startOf = (node: Node | undefined): number | undefined => node?.lines[0]

export const nodeText = (node: Node): string =>
  [...node.walk()]
    .filter((inner) => inner.type === 'text')
    .map((inner) => String(inner.attributes.content))
    .join('')
    .trim()
