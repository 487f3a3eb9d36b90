import { type Given, type TemplatePassage, type Template, type Templates, wordedFields } from './template.ts'
import { splitFrontMatter } from '../articles/splitFrontMatter.ts'
import type { TextSource } from '../../problems/textSource.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import { type ReadYaml, type SiteFolder, textKey } from '../reading/folder.ts'
import { type Prose, proseAt, proseIn } from '../prose/prose.ts'
import { tagsIn } from '../prose/tags.ts'
import { compileBody, compileLine } from './compile.ts'
import { type Front, frontOf, type Voice, VoiceFile } from './schema.ts'

/** A template as read, with what the checks need to say where a fault stands. */
export type ReadTemplate = {
  id: string
  template: Template
  front: YamlSource
  text: TextSource
  bodyOffset: number
  /** The fields of the front matter that hold words. */
  lines: readonly string[]
  /** The letters it is for: itself, or those that hold the part; none where nobody sends it. */
  letters: readonly string[]
  /** Blanks that any of the letters can be given. */
  blanks: Readonly<Record<string, string>>
  conditions: Readonly<Record<string, readonly string[]>>
  lineOf: ReadonlyMap<TemplatePassage, number>
}

/** All that is read from content/letters. */
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
    .flatMap((file) => splitTemplate(folder, file) ?? [])
  const lettersFor = lettersThatHold(split, given)
  const read = split.flatMap((one) => readTemplate(folder, one, lettersFor(one.id), given, voice?.value ?? {}) ?? [])
  return { templates: read, voice, prose: [...proseIn(voice, ['*.*'], { format: 'letter' }), ...read.flatMap(proseOf)] }
}

export const templatesOf = ({ templates }: ReadTemplates): Templates =>
  Object.fromEntries(templates.map(({ id, template }) => [id, template]))

/** Blanks that each letter can be given, by its id. */
type GivenTo = Readonly<Record<string, Given>>

type SplitTemplate = NonNullable<ReturnType<typeof splitFrontMatter>> & { id: string }

function splitTemplate(folder: SiteFolder, file: string): SplitTemplate | undefined {
  const id = file.slice(folderName.length + 1, -'.md'.length)
  const split = splitFrontMatter(folder, file, frontOf(id).fields)
  return split && { id, ...split }
}

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

/** The parts that a template holds, with those of its parts. */
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

const proseOf = ({ front, text, bodyOffset, lines }: ReadTemplate): Prose[] => [
  ...proseAt(
    front,
    lines.map((field) => [field]),
    { format: 'letter' },
  ),
  { source: text, start: bodyOffset, end: text.text.length, format: 'letter', path: undefined, part: 'body' },
]
