import Markdoc, { type Config, type Node, type NodeType, type RenderableTreeNode } from '@markdoc/markdoc'
import type { PrintedFact } from '../../facts/print.ts'
import type { ProseContext } from './context.ts'
import { dialect } from './dialect.ts'

const blocks: ReadonlySet<string> = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'td', 'th', 'dd', 'dt'])
const blockNodes: ReadonlySet<NodeType> = new Set<NodeType>(['paragraph', 'item', 'heading'])
const aside: ReadonlySet<string> = new Set(['ProseTable', 'table', 'ExampleBlock', 'Figure'])

/** The words of a page as a reader meets them, a block a line. Tables, worked examples and figures are left out. */
export const plainText = (markdown: string, context: ProseContext): string =>
  plainTextOf(Markdoc.parse(markdown), context)

/** Words with what their tags say printed. Those at fault stay as they stand: the checks of prose say what is wrong. */
export function printedWords(text: string, context: ProseContext): string {
  if (!text.includes('{%')) return text
  try {
    return plainText(text, context)
  } catch {
    return text
  }
}

export const plainTextOf = (document: Node, context: ProseContext): string =>
  wordsOf(document, { ...dialect, variables: { context } })
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/(?<!\s)\s*\n\s*/g, '\n')
    .trim()

/** Most of a page is plain Markdown, and is read directly; only tags have to be rendered. */
function wordsOf(node: Node, config: Config): string {
  switch (node.type) {
    // None of our tags is asynchronous.
    case 'tag':
      return renderedWords(node.transform(config) as RenderableTreeNode | RenderableTreeNode[])
    case 'table':
      return '\n'
    case 'text':
    case 'code':
      return String(node.attributes.content)
    case 'softbreak':
      return ' '
  }
  const inner = node.children.map((child) => wordsOf(child, config)).join('')
  return blockNodes.has(node.type) ? `\n${inner}\n` : inner
}

/** The words that rendered prose shows, a block a line. Tables, worked examples and figures are left out. */
export function renderedWords(node: RenderableTreeNode | RenderableTreeNode[]): string {
  if (Array.isArray(node)) return node.map(renderedWords).join('')
  if (!Markdoc.Tag.isTag(node)) return typeof node === 'string' ? node : ''
  if (aside.has(node.name)) return '\n'
  if (node.name === 'Fact') return (node.attributes.fact as PrintedFact).text
  const inner = node.children.map(renderedWords).join('')
  const asked = node.name === 'Question' ? `\n${renderedWords(node.attributes.ask as RenderableTreeNode[])}\n` : ''
  return blocks.has(node.name) ? `\n${inner}\n` : asked + inner
}
