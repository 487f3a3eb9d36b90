import Markdoc, { type Node } from '@markdoc/markdoc'
import type { TextSource } from '../../problems/problem.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import { splitFrontMatter } from '../articles/readArticle.ts'
import { type Prose, proseAt, proseIn } from '../prose/prose.ts'
import { tagsIn } from '../prose/tags.ts'
import { type ReadYaml, type SiteFolder, textKey } from '../reading/folder.ts'
import { type Front, frontOf, type Voice, VoiceFile } from './schema.ts'
import {
  type Condition,
  type Given,
  type Template,
  type TemplatePassage,
  type TemplatePiece,
  type Templates,
  type Words,
  wordedFields,
} from './template.ts'

/** A template as read, with what the checks need to say where a fault stands. */
export type ReadTemplate = {
  id: string
  template: Template
  front: YamlSource
  text: TextSource
  bodyOffset: number
  lines: readonly string[]
  letters: readonly string[]
  blanks: Readonly<Record<string, string>>
  conditions: Readonly<Record<string, readonly string[]>>
  lineOf: ReadonlyMap<TemplatePassage, number>
}

export type ReadTemplates = {
  templates: readonly ReadTemplate[]
  voice: ReadYaml<Voice> | undefined
  prose: readonly Prose[]
}

const folderName = 'content/letters'
export const voiceFile = `${folderName}/voice.yaml`

/** Every letter of the site, ready to be filled, with all faults of shape noted. `given` is what each letter can be given, by its id. */
export function readTemplates(folder: SiteFolder, given: GivenTo): ReadTemplates {
  const voice = folder.yamlIfThere(voiceFile, VoiceFile)
  const split = folder
    .list(folderName)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file): SplitTemplate | [] => {
      const id = file.slice(folderName.length + 1, -'.md'.length)
      const split = splitFrontMatter(folder, file, frontOf(id).fields)
      return split ? { id, ...split } : []
    })
  const lettersFor = lettersThatHold(split, given)
  const read = split.flatMap((one) => readTemplate(folder, one, lettersFor(one.id), given, voice?.value ?? {}) ?? [])
  return { templates: read, voice, prose: [...proseIn(voice, ['*.*'], { format: 'letter' }), ...read.flatMap(proseOf)] }
}

export const templatesOf = ({ templates }: ReadTemplates): Templates =>
  Object.fromEntries(templates.map(({ id, template }) => [id, template]))

type GivenTo = Readonly<Record<string, Given>>

type SplitTemplate = NonNullable<ReturnType<typeof splitFrontMatter>> & { id: string }

/** The letters that a template is for: itself, or those that hold the part. */
function lettersThatHold(all: readonly SplitTemplate[], given: GivenTo): (id: string) => string[] {
  const held = all.flatMap((one) => (one.id in given ? [[one.id, heldBy(one, all)] as const] : []))
  return (id) => (id in given ? [id] : held.flatMap(([letter, parts]) => (parts.has(id) ? [letter] : [])))
}

/** Merge the blanks that any of some letters can be given. A blank that may be missing in one may be missing. */
function givenToAny(letters: readonly string[], given: GivenTo): Given {
  const all = letters.flatMap((letter) => Object.entries(given[letter] ?? {}))
  return Object.fromEntries([...all, ...all.filter(([, kind]) => typeof kind === 'string' && kind.endsWith('?'))])
}

function heldBy({ body }: SplitTemplate, all: readonly SplitTemplate[]): Set<string> {
  const partsOf = (words: string) =>
    tagsIn(words).tags.flatMap(({ name, attributes }) => (name === 'part' ? `parts/${attributes[0]?.value}` : []))
  const held = new Set(partsOf(body))
  for (const part of held) for (const inner of partsOf(all.find(({ id }) => id === part)?.body ?? '')) held.add(inner)
  return held
}

function readTemplate(
  folder: SiteFolder,
  { id, front, text, body, bodyOffset }: SplitTemplate,
  letters: readonly string[],
  given: GivenTo,
  voice: Voice,
): ReadTemplate | undefined {
  const { schema } = frontOf(id)
  // A part may need nothing.
  const isBare = front.text.trim() === '' && schema.safeParse({}).success
  const value = isBare ? {} : folder.shape(front, schema)
  if (!value) return undefined
  const kinds = Object.entries(givenToAny(letters, given))
  const blanks = Object.fromEntries(kinds.filter((one): one is [string, string] => typeof one[1] === 'string'))
  const conditions = Object.fromEntries(kinds.filter((one): one is [string, string[]] => typeof one[1] !== 'string'))
  const names = { blanks, voice }
  const key = JSON.stringify([textKey(text), voice, blanks])
  const compiled = folder.kept(`passages of ${id}`, key, () => compileBody(body, names))
  const lines = wordedFields.filter((field) => field in value)
  return {
    id,
    front,
    text,
    bodyOffset,
    lines,
    lineOf: compiled.lineOf,
    letters,
    blanks,
    conditions,
    template: {
      ...plainFields(value),
      ...Object.fromEntries(
        lines.map((field) => [field, compileLine((value as Record<string, string>)[field] ?? '', names)]),
      ),
      body: compiled.body,
    },
  }
}

const plainFields = (fields: Front): Partial<Template> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !wordedFields.includes(field as never)))

export const proseOf = ({ front, text, bodyOffset, lines }: ReadTemplate): Prose[] => [
  ...proseAt(
    front,
    lines.map((field) => [field]),
    { format: 'letter' },
  ),
  { source: text, start: bodyOffset, end: text.text.length, format: 'letter', path: undefined, part: 'body' },
]

type Names = { blanks: Readonly<Record<string, string>>; voice: Voice }

/** Compile a letter’s Markdown to passages, with the line on which each starts. The checks have tested its tags; an unknown one makes nothing. */
function compileBody(markdown: string, names: Names) {
  const lineOf = new Map<TemplatePassage, number>()
  const passages = (nodes: readonly Node[], optional = false): TemplatePassage[] =>
    nodes.flatMap((node) => {
      const made = passagesOf(node, optional)
      // Passages within a tag have their line already.
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

const compileLine = (markdown: string, names: Names): Words =>
  Markdoc.parse(markdown).children.flatMap((node) => wordsOf(node, names))

const textOf = (words: Words, optional: boolean): TemplatePassage => ({
  kind: 'text',
  words,
  ...(optional ? { optional: true } : {}),
})

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
      // Reported elsewhere; a word avoids a hole here.
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

/** Turn a voice’s word into a choice by whose finance it was. */
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
