import Markdoc, { type Config, type Node, type RenderableTreeNode, type Schema } from '@markdoc/markdoc'
import { printedFact, type ValueForm } from '../../facts/print.ts'
import type { ProseContext } from './context.ts'
import { figureNames } from './figureNames.ts'
import { headingId, nodeText } from './headings.ts'

const { Tag } = Markdoc

const contextOf = (config: Config) => config.variables?.context as ProseContext

const fact: Schema = {
  selfClosing: true,
  inline: true,
  attributes: {
    primary: { type: String, required: true },
    at: { type: String },
    part: { type: String },
    form: { type: String, matches: ['full', 'bare', 'adjective'] },
  },
  transform(node, config) {
    const {
      primary: id,
      at,
      part,
      form,
    } = node.transformAttributes(config) as { primary: string; at?: string; part?: string; form?: ValueForm }
    const { facts, today } = contextOf(config)
    const known = facts.get(id)
    if (!known) throw new Error(`there is no fact "${id}"`)
    return new Tag('Fact', {
      fact: printedFact(known, at ?? today, { ...(form ? { form } : {}), ...(part ? { part } : {}) }),
    })
  },
}

/** A tag that shows what is written in it. */
const shownAs = (nameOf: (node: Node) => string): Schema => ({
  transform: (node, config) => new Tag(nameOf(node), {}, node.transformChildren(config)),
})

/** Invented figures, marked so that nobody takes them for facts. */
const example = shownAs(({ inline }) => (inline ? 'ExampleFigure' : 'ExampleBlock'))

const term: Schema = {
  inline: true,
  attributes: { primary: { type: String, required: true } },
  transform(node, config) {
    const id = String(node.attributes.primary)
    const entry = contextOf(config).glossary.get(id)
    if (!entry) throw new Error(`there is no glossary term "${id}"`)
    return new Tag(
      'Term',
      { id, term: entry.term, plain: transformInline(entry.plain, config) },
      node.transformChildren(config),
    )
  },
}

const standing: Schema = {
  selfClosing: true,
  attributes: { primary: { type: String, required: true } },
  transform(node, config) {
    const {
      standing: { topics },
      schemeState,
    } = contextOf(config)
    const topic = String(node.attributes.primary)
    const words = topics[topic]
    if (!words) throw new Error(`standing.yaml has no topic "${topic}"`)
    const said = schemeState ? transformInline(words[schemeState], config) : []
    return node.inline || said.length === 0 ? said : new Tag('p', {}, said)
  },
}

const when: Schema = {
  attributes: { primary: { type: [String, Array] as never, required: true } },
  transform(node, config) {
    const state = contextOf(config).schemeState
    const asked = [node.attributes.primary].flat().map(String)
    return state && asked.includes(state) ? node.transformChildren(config) : []
  },
}

const callout: Schema = {
  attributes: { kind: { type: String, matches: ['note', 'warning', 'free'], default: 'note' } },
  transform: (node, config) => new Tag('Callout', node.transformAttributes(config), node.transformChildren(config)),
}

/** Next step at the end of a section. A link with no words around it is a button. */
const next: Schema = {
  transform: (node, config) => {
    const link = linkAlone(node)
    return new Tag('NextStep', link ? { href: link.attributes.href } : {}, (link ?? node).transformChildren(config))
  },
}

function linkAlone({ children }: Node): Node | undefined {
  const within = children.length === 1 ? children[0]?.children[0]?.children : undefined
  return within?.length === 1 && within[0]?.type === 'link' ? within[0] : undefined
}

const question: Schema = {
  attributes: { primary: { type: String, required: true } },
  transform: (node, config) =>
    new Tag(
      'Question',
      { ask: transformInline(String(node.attributes.primary), config), id: headingId(String(node.attributes.primary)) },
      node.transformChildren(config),
    ),
}

const figure: Schema = {
  selfClosing: true,
  attributes: { primary: { type: String, required: true, matches: figureNames } },
  transform: (node) => new Tag('Figure', { name: node.attributes.primary }),
}

const heading: Schema = {
  ...Markdoc.nodes.heading,
  transform(node, config) {
    const children = node.transformChildren(config)
    return new Tag(`h${node.attributes.level}`, { id: headingId(nodeText(node)) }, children)
  },
}

const link: Schema = {
  ...Markdoc.nodes.link,
  transform: (node, config) => new Tag('Link', { href: node.attributes.href }, node.transformChildren(config)),
}

/** A heading names its column. The empty corner of a table heads nothing, so it is a plain cell. */
const headCell: Schema = {
  ...Markdoc.nodes.th,
  transform(node, config) {
    const children = node.transformChildren(config)
    const attributes = node.transformAttributes(config)
    return children.length === 0 ? new Tag('td', attributes) : new Tag('th', { ...attributes, scope: 'col' }, children)
  },
}

/** The first cell of a row names it. */
const row: Schema = {
  ...Markdoc.nodes.tr,
  transform(node, config) {
    const [first, ...others] = node.transformChildren(config)
    const isHead = node.children.some(({ type }) => type === 'th')
    const named =
      !isHead && Tag.isTag(first) ? new Tag('th', { ...first.attributes, scope: 'row' }, first.children) : first
    return new Tag('tr', {}, [named ?? null, ...others])
  },
}

/** The Markdown that editors may write: CommonMark, tables and our tags. */
export const dialect: Config = {
  // Markdoc adds its own nodes only when it starts the transformation itself, which one-line prose does not.
  nodes: {
    ...Markdoc.nodes,
    document: { render: undefined as never, transform: (node, config) => node.transformChildren(config) as never },
    heading,
    link,
    table: { ...Markdoc.nodes.table, ...shownAs(() => 'ProseTable') },
    tr: row,
    th: headCell,
  },
  tags: {
    fact,
    example,
    term,
    standing,
    when,
    callout,
    next,
    questions: shownAs(() => 'Questions'),
    question,
    figure,
  },
}

/** Prose of a line or two, without a paragraph around it. */
export function transformInline(markdown: string, config: Config): RenderableTreeNode[] {
  const parsed = Markdoc.parse(markdown)
  return parsed.children
    .flatMap((block) =>
      block.type === 'paragraph' ? block.transformChildren(config) : [Markdoc.transform(block, config)],
    )
    .flat()
}
