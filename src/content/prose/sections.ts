import type { Node } from '@markdoc/markdoc'
import { nodeText } from './headings.ts'

/** A part of a page under a heading of the second level. */
export type ProseSection = {
  heading: string
  /** The line of the body its heading stands on, from 0. */
  line: number
  /** Number of words, those of tables and examples included and those of facts not. */
  words: number
  /** True when its last block is a next step that leads somewhere. */
  endsInStep: boolean
}

/** The sections of a parsed document in order. Questions and answers end the last of them: they are no part of it. */
export function sectionsIn(tree: Node): ProseSection[] {
  const blocks = tree.children.filter(({ type }) => type !== 'comment')
  const starts = blocks.flatMap((node, at) => (isHeading(node) ? [at] : []))
  return starts.map((start, index) => {
    const inner = blocks.slice(start + 1, starts[index + 1])
    const end = inner.findIndex(({ tag }) => tag === 'questions')
    const own = end === -1 ? inner : inner.slice(0, end)
    const heading = blocks[start] as Node
    return {
      heading: nodeText(heading),
      line: heading.lines[0] ?? 0,
      words: own.reduce((sum, node) => sum + countOf(node), 0),
      endsInStep: leads(own.at(-1)),
    }
  })
}

const isHeading = ({ type, attributes }: Node): boolean => type === 'heading' && attributes.level === 2

const leads = (node: Node | undefined): boolean =>
  node?.tag === 'next' && [...node.walk()].some(({ type }) => type === 'link')

const countOf = (node: Node): number =>
  [...node.walk()]
    .filter(({ type }) => type === 'text')
    .reduce((sum, { attributes }) => sum + (String(attributes.content).match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length, 0)
