import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import type { ProseContext } from '../../content/prose/context.ts'
import { dialect } from '../../content/prose/dialect.ts'
import type { PrintedFact } from '../../facts/printedFact.ts'
import type { Section } from '../../search/document.ts'

/** The parts that a drawing or list, by its name, has on the page. */
export type FigureSections = Readonly<Record<string, readonly Section[]>>

const blocks: ReadonlySet<string> = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'Callout',
  'NextStep',
  'ExampleBlock',
  'ProseTable',
])

/**
 * A page’s words by heading, as the page shows them today: what the scheme’s present state leaves out is left out.
 * The first part has no heading. A question is a part too.
 */
export function sectionsOf(markdown: string, context: ProseContext, figures: FigureSections): Section[] {
  const sections: Section[] = []
  const begin = (id: string, heading: string): Section => {
    const section = { id, heading, text: '' }
    sections.push(section)
    return section
  }
  // Words after a drawing belong to the same part.
  let current = begin('', '')
  const add = (text: string) => {
    current.text += text
  }
  const read = (node: RenderableTreeNode): void => {
    if (!Markdoc.Tag.isTag(node)) {
      if (typeof node === 'string') add(node)
      return
    }
    const { name, attributes, children } = node
    if (/^h[2-4]$/.test(name)) {
      current = begin(String(attributes.id), textIn(children))
    } else if (name === 'Question') {
      current = begin(String(attributes.id), textIn(attributes.ask as RenderableTreeNode[]))
      children.forEach(read)
    } else if (name === 'Figure') {
      sections.push(...(figures[String(attributes.name)] ?? []))
    } else if (name === 'Fact') {
      add((attributes.fact as PrintedFact).text)
    } else {
      children.forEach(read)
      if (blocks.has(name)) add('\n')
    }
  }
  const tree = Markdoc.transform(Markdoc.parse(markdown), { ...dialect, variables: { context } })
  ;[tree].flat().forEach(read)
  return sections
    .map((section) => ({ ...section, text: section.text.replaceAll(/(?<!\s)\s*\n\s*/g, '\n').trim() }))
    .filter(({ heading, text }) => heading !== '' || text !== '')
}

/** The words of a line. */
function textIn(nodes: readonly RenderableTreeNode[]): string {
  return nodes
    .map((node) =>
      Markdoc.Tag.isTag(node)
        ? node.name === 'Fact'
          ? (node.attributes.fact as PrintedFact).text
          : textIn(node.children)
        : typeof node === 'string'
          ? node
          : '',
    )
    .join('')
}
