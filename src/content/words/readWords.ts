import { schemeStates } from '../../facts/schema.ts'
import { textsIn } from '../../problems/schemaAt.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { ProseContext } from '../prose/context.ts'
import { printedWords } from '../prose/plainText.ts'
import { type Prose, proseAt } from '../prose/prose.ts'
import type { ReadYaml, SiteFolder } from '../reading/folder.ts'
import type { WordsFiles } from './fields.ts'

export type ReadWords<Tool extends string = string> = ReadYaml<unknown> & { tool: Tool }

/** Fields that hold names and signs, not words to read. */
const names: ReadonlySet<PropertyKey> = new Set([
  'id',
  'next',
  'need',
  'essentialAt',
  'letter',
  'tool',
  'until',
  'years',
  'onlyFor',
  'fact',
  'readerSize',
  'signs',
])

export function readWords<Files extends WordsFiles>(
  folder: SiteFolder,
  files: Files,
): { words: readonly ReadWords<keyof Files & string>[]; prose: readonly Prose[] } {
  const words = Object.entries(files).flatMap(([tool, schema]) => {
    const read = folder.yamlIfThere<unknown>(wordsFile(tool), schema)
    return read ? [{ tool, ...read }] : []
  })
  return {
    words,
    prose: words.flatMap((read) => proseOfWords(read, shownIn)),
  }
}

/** All words of a file as prose; `shown` says what is particular of some of them. */
export const proseOfWords = (
  read: ReadYaml<unknown> | undefined,
  shown: (at: YamlPath) => Partial<Prose> = () => ({}),
): Prose[] => (read ? wordsAt(read.value).flatMap((at) => proseAt(read.source, [at], shown(at))) : [])

/** Words under a state of the scheme are shown in that state alone, and `whileSuspended` while it is suspended in part. */
export function shownIn(at: YamlPath): Partial<Prose> {
  const states = schemeStates.filter((state) => at.includes(state))
  if (at.at(-1) === 'whileSuspended') states.push('part-suspended')
  return states.length > 0 ? { states } : {}
}

export const wordsFile = (tool: string): string => `content/tools/${tool}/words.yaml`

/** Tools’ words as a reader meets them: facts printed, and no tags. Their shapes were checked on reading. */
export const plainWords = <Words>(
  read: readonly ReadWords<keyof Words & string>[],
  context: ProseContext,
): Partial<Words> =>
  Object.fromEntries(read.map(({ tool, value }) => [tool, toPlainWords(value, context)])) as Partial<Words>

/** Words as a reader meets them. What marks links and strong words stays, for those who show them. */
export const toPlainWords = <Value>(value: Value, context: ProseContext): Value =>
  mapped(value, (text) => (text.includes('{%') ? shownMarks(printedWords(hiddenMarks(text), context)) : text)) as Value

// Plain text drops marks: keep them as characters nobody types.
const hiddenMarks = (text: string): string =>
  text.replace(/\[([^\][]+)\]\(([^)\s]+)\)/g, '\uE000$1\uE001$2\uE002').replaceAll('**', '\uE003')
const shownMarks = (text: string): string =>
  text.replace(/\uE000(.+?)\uE001(.+?)\uE002/g, '[$1]($2)').replaceAll('\uE003', '**')

/** List the paths of a file’s words to read, which a page’s address is not. In a block under the name of a step or a tool are words. */
export const wordsAt = (value: unknown, path: YamlPath = []): YamlPath[] =>
  textsIn(value, path).flatMap(({ text, at }) =>
    text.startsWith('/') || at.some((key, index) => names.has(key) && typeof at[index + 1] !== 'string') ? [] : [at],
  )

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapped(one, change))
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)]))
    : value
}
