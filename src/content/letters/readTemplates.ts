import { type Passage, type Template, type Templates, wordedFields } from './template.ts'
import { splitFrontMatter } from '../articles/splitFrontMatter.ts'
import type { TextSource } from '../../problems/textSource.ts'
import { validate } from '../../problems/validate.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import type { SiteFolder } from '../reading/folder.ts'
import { type Prose, proseAt } from '../prose/prose.ts'
import { compileBody, compileLine } from './compile.ts'
import { type Declared, type Front, frontOf, type Voice, VoiceFile } from './schema.ts'

/** A template as read, with what the checks need to say where a fault stands. */
export type ReadTemplate = {
  id: string
  template: Template
  front: YamlSource
  text: TextSource
  bodyOffset: number
  /** The fields of the front matter that hold words. */
  lines: readonly string[]
  blanks: NonNullable<Declared['blanks']>
  conditions: NonNullable<Declared['conditions']>
  lineOf: ReadonlyMap<Passage, number>
}

/** All that is read from content/letters. */
export type ReadTemplates = {
  templates: readonly ReadTemplate[]
  voice: { value: Voice; source: YamlSource } | undefined
  prose: readonly Prose[]
}

const folderName = 'content/letters'
const voiceFile = `${folderName}/voice.yaml`

/** Every letter of the site, ready to be filled, with all faults of shape noted. */
export function readTemplates(folder: SiteFolder): ReadTemplates {
  const voice = folder.yamlIfThere(voiceFile, VoiceFile)
  const read = folder
    .list(folderName)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readTemplate(folder, file, voice?.value ?? {}) ?? [])
  const ofVoice = voice
    ? proseAt(
        voice.source,
        Object.entries(voice.value).flatMap(([name, words]) => Object.keys(words).map((whose) => [name, whose])),
        { format: 'letter' },
      )
    : []
  return { templates: read, voice, prose: [...ofVoice, ...read.flatMap(proseOf)] }
}

export const templatesOf = ({ templates }: ReadTemplates): Templates =>
  Object.fromEntries(templates.map(({ id, template }) => [id, template]))

function readTemplate(folder: SiteFolder, file: string, voice: Voice): ReadTemplate | undefined {
  const id = file.slice(folderName.length + 1, -'.md'.length)
  const { schema, fields } = frontOf(id)
  const split = splitFrontMatter(folder, file, fields)
  if (!split) return undefined
  const { front, text, body, bodyOffset } = split
  // A part may need nothing.
  const { value, problems } =
    front.text.trim() === '' && schema.safeParse({}).success ? { value: {}, problems: [] } : validate(front, schema)
  folder.problems.push(...problems)
  if (!value) return undefined
  folder.shaped.set(file, { value, schema, source: front })
  const names = { ...value, voice }
  const compiled = compileBody(body, names)
  const lines = wordedFields.filter((field) => field in value)
  return {
    id,
    front,
    text,
    bodyOffset,
    lines,
    lineOf: compiled.lineOf,
    blanks: value.blanks ?? {},
    conditions: value.conditions ?? {},
    template: {
      ...plainFields(value),
      ...Object.fromEntries(
        lines.map((field) => [field, compileLine((value as Record<string, string>)[field] ?? '', names)]),
      ),
      body: compiled.body,
    },
  }
}

const plainFields = ({ blanks: _, conditions: __, ...fields }: Front): Partial<Template> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !wordedFields.includes(field as never)))

const proseOf = ({ front, text, bodyOffset, lines }: ReadTemplate): Prose[] => [
  ...proseAt(
    front,
    lines.map((field) => [field]),
    { format: 'letter' },
  ),
  { source: text, start: bodyOffset, end: text.text.length, format: 'letter', path: undefined, part: 'field' },
]
