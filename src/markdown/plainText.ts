import Markdoc, { type Node, type RenderableTreeNode } from '@markdoc/markdoc'
import type { ProseContext } from './context.ts'
import { dialect } from './dialect.ts'
import type { PrintedFact } from './printedFact.ts'

const blocks = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'td', 'th', 'dd', 'dt'])
const aside = new Set(['ScrollingTable', 'table', 'ExampleBlock', 'Figure'])

/** The words of a page as a reader meets them, a block a line. Tables, worked examples and figures are left out. */
export const plainText = (markdown: string, context: ProseContext): string => plainTextOf(Markdoc.parse(markdown), context)

/** The words of a parsed document, in the same way. */
export function plainTextOf(document: Node, context: ProseContext): string {
  const tree = Markdoc.transform(document, { ...dialect, variables: { context } })
  return textOf(tree).replaceAll(/[ \t]+/g, ' ').replaceAll(/\s*\n\s*/g, '\n').trim()
}

function textOf(node: RenderableTreeNode | RenderableTreeNode[]): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (!Markdoc.Tag.isTag(node)) return typeof node === 'string' ? node : ''
  if (aside.has(node.name)) return '\n'
  if (node.name === 'Fact') return (node.attributes.fact as PrintedFact).text
  const inner = node.children.map(textOf).join('')
  const asked = node.name === 'Question' ? `\n${textOf(node.attributes.ask as RenderableTreeNode[])}\n` : ''
  return blocks.has(node.name) ? `\n${inner}\n` : asked + inner
}
