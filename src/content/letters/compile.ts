import Markdoc, { type Node } from '@markdoc/markdoc'
import type { Condition, TemplatePassage, TemplatePiece, Words } from './template.ts'
import type { Voice } from './schema.ts'

/** Meanings of the names in a template. */
export type Names = { blanks: Readonly<Record<string, string>>; voice: Voice }

/** Markdown that was made into passages, and the line of the Markdown on which each starts, from 0. */
export type Compiled = { body: TemplatePassage[]; lineOf: ReadonlyMap<TemplatePassage, number> }

/** Makes passages of the Markdown of a letter. Its tags have been found right by the checks; of any other, nothing is made. */
export function compileBody(markdown: string, names: Names): Compiled {
  const lineOf = new Map<TemplatePassage, number>()
  const passages = (nodes: readonly Node[], optional = false): TemplatePassage[] =>
    nodes.flatMap((node) => {
      const made = passagesOf(node, optional)
      // What stands within a tag has its own line already.
      for (const passage of made) if (!lineOf.has(passage)) lineOf.set(passage, node.lines[0] ?? 0)
      return made
    })
  const passagesOf = (node: Node, optional: boolean): TemplatePassage[] => {
    switch (node.type) {
      case 'paragraph':
        return [textOf(wordsOf(node, names), optional)]
      case 'heading':
        return [{ kind: 'heading', words: wordsOf(node, names) }]
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.attributes.ordered === true,
            items: node.children.map((item) => wordsOf(item, names)),
          },
        ]
      case 'tag':
        return tag(node, optional)
      default:
        return []
    }
  }
  const tag = (node: Node, optional: boolean): TemplatePassage[] => {
    switch (node.tag) {
      case 'when':
        return conditionsOf(node, names).reduceRight<TemplatePassage[]>(
          (inner, condition) => [{ kind: 'choice', ...condition, passages: inner }],
          passages(node.children, optional),
        )
      case 'optional':
        return passages(node.children, true)
      case 'part':
        return [{ kind: 'part', part: partId(node) }]
      case 'details':
        return [
          { kind: 'details', rows: node.children.flatMap((list) => list.children.map((item) => rowOf(item, names))) },
        ]
      case 'blank':
        if (names.blanks[nameOf(node)] === 'list')
          return [{ kind: 'blank', blank: nameOf(node), as: node.attributes.as ?? 'bullets' }]
        return [textOf(pieceOf(node, names), optional || names.blanks[nameOf(node)]?.endsWith('?') === true)]
      default:
        return [textOf(pieceOf(node, names), optional)]
    }
  }
  const body = passages(Markdoc.parse(markdown).children)
  return { body, lineOf }
}

/** Makes words of a line of a letter’s front matter. */
export const compileLine = (markdown: string, names: Names): Words =>
  Markdoc.parse(markdown).children.flatMap((node) => wordsOf(node, names))

const textOf = (words: Words, optional: boolean): TemplatePassage => ({
  kind: 'text',
  words,
  ...(optional ? { optional: true } : {}),
})

/** Parts are in a folder of their own. */
const partId = (node: Node): string => `parts/${nameOf(node)}`
const nameOf = (node: Node): string => String(node.attributes.primary)

/** The words of a paragraph, heading or item, with neighbouring text in one piece. */
function wordsOf(node: Node, names: Names): Words {
  const words: TemplatePiece[] = []
  for (const piece of node.children
    .flatMap((child) => (child.type === 'inline' ? child.children : [child]))
    .flatMap((child) => pieceOf(child, names))) {
    const last = words.at(-1)
    if (typeof last === 'string' && typeof piece === 'string') words[words.length - 1] = last + piece
    else words.push(piece)
  }
  return words
}

function pieceOf(node: Node, names: Names): Words {
  switch (node.type) {
    case 'text':
      return [String(node.attributes.content)]
    case 'image':
      // A fault of its own, which is to leave no hole.
      return ['picture']
    case 'softbreak':
      return [' ']
    case 'hardbreak':
      return ['\n']
    case 'tag':
      return tagPieces(node, names)
    default:
      return wordsOf(node, names)
  }
}

function tagPieces(node: Node, names: Names): Words {
  const name = nameOf(node)
  switch (node.tag) {
    case 'blank':
      return [blankOf(node, names)]
    case 'fact':
      return [{ fact: name, ...(node.attributes.on ? { on: String(node.attributes.on) } : {}) }]
    case 'part':
      return [{ part: partId(node) }]
    case 'voice':
      return voiceOf(node, names)
    case 'when':
      return conditionsOf(node, names).reduceRight<Words>(
        (words, condition) => [{ ...condition, words }],
        wordsOf(node, names),
      )
    default:
      return []
  }
}

function blankOf(node: Node, { blanks }: Names): TemplatePiece {
  const kind = blanks[nameOf(node)]?.replace('?', '')
  const as = node.attributes.as === 'weekday' ? 'weekday' : kind === 'date' || kind === 'sum' ? kind : undefined
  return { blank: nameOf(node), ...(as ? { as } : {}), ...(node.attributes.capital ? { capital: true } : {}) }
}

/** A word of the voice is a choice by whose finance it was. */
function voiceOf(node: Node, names: Names): Words {
  const { named, ...voice } = names.voice[nameOf(node)] ?? {}
  return Object.entries(voice).map(([whose, said]) => {
    const words = node.attributes.capital ? said.charAt(0).toUpperCase() + said.slice(1) : said
    const isPronoun = named !== undefined && /^the(?:y|m|ir)\b/.test(said)
    return { if: 'for', is: [whose], words: isPronoun ? [{ pronoun: words, named }] : compileLine(words, names) }
  })
}

/** All that a {% when %} asks for; each must hold. A blank is "given" or "none". */
const conditionsOf = (node: Node, { blanks }: Names): Condition[] =>
  Object.entries(node.attributes).map(([name, value]) =>
    blanks[name] === undefined ? { if: name, is: [value].flat().map(String) } : { if: name, given: value === 'given' },
  )

function rowOf(item: Node, names: Names): { label: Words; value: Words } | { rows: string } {
  const [only, ...rest] = item.children
  if (rest.length === 0 && only?.type === 'tag' && only.tag === 'blank' && names.blanks[nameOf(only)] === 'rows')
    return { rows: nameOf(only) }
  const words = wordsOf(item, names)
  const place = words.findIndex((piece) => typeof piece === 'string' && piece.includes(': '))
  const [label = '', ...value] = String(words[place] ?? '').split(': ')
  return {
    label: [...words.slice(0, Math.max(place, 0)), label],
    value: [value.join(': '), ...words.slice(place + 1)].filter((piece) => piece !== ''),
  }
}
