import type { SchemeState } from '../../facts/schema.ts'
import { type Problem, problemAt, type SourcePosition, type TextSource } from '../../problems/problem.ts'
import type { YamlPath, YamlSource } from '../../problems/yamlSource.ts'
import type { ReadYaml } from '../reading/folder.ts'

/** A stretch of words that editors write, in its file. */
export type Prose = {
  source: TextSource
  /** Offset in the file’s text where the words start, quotes included. */
  start: number
  end: number
  format: 'markdown' | 'letter' | 'html' | 'plain'
  path: string | undefined
  part: 'body' | 'field'
  /** The states of the scheme in which it is shown; undefined for all of them. */
  states?: readonly SchemeState[]
}

export const rawText = ({ source, start, end }: Prose): string => source.text.slice(start, end)

export const placeIn = ({ source, start }: Prose, offset: number): SourcePosition => source.placeOf(start + offset)

/** Offset of a line of a text; lines count from 0. */
export const offsetOfLine = (raw: string, line: number): number =>
  raw.split('\n').slice(0, line).join('\n').length + Math.min(line, 1)

export type ProseFault = { offset: number; rule: string; what: string; fix?: string | undefined }

export const faultAt = (offset: number, rule: string, what: string, fix?: string): ProseFault => ({
  offset,
  rule,
  what,
  fix,
})

/** Words that are wrong wherever a pattern finds them, unless they may be there. */
export type Wrong = {
  find: RegExp
  what: string | ((found: string) => string)
  fix: string
  unless?: (found: string, offset: number) => boolean
}

export const faultsFound = (raw: string, rule: string, wrong: readonly Wrong[]): ProseFault[] =>
  wrong.flatMap(({ find, what, fix, unless }) =>
    [...raw.matchAll(find)]
      .filter(({ 0: found, index }) => !unless?.(found, index))
      .map(({ 0: found, index }) => faultAt(index, rule, typeof what === 'string' ? what : what(found), fix)),
  )

export const problemsIn = (words: Prose, faults: readonly ProseFault[]): Problem[] =>
  faults.map(({ offset, rule, what, fix }) => problemAt(placeIn(words, offset), rule, what, fix))

/** The prose at some paths of a YAML file. Paths that are not there are passed over. */
export function proseAt(
  source: YamlSource,
  paths: readonly YamlPath[],
  options: Partial<Pick<Prose, 'format' | 'path' | 'states'>> = {},
): Prose[] {
  return paths.flatMap((at) => {
    const range = source.rangeAt(at)
    return range
      ? {
          source,
          start: range[0],
          end: range[1],
          format: options.format ?? 'markdown',
          path: options.path,
          part: 'field' as const,
          ...(options.states ? { states: options.states } : {}),
        }
      : []
  })
}

/** Find the prose at some places of a file that was read: "lenders.*.note" is the note of each lender. Skips places that do not exist. */
export const proseIn = (
  read: ReadYaml<unknown> | undefined,
  places: readonly string[],
  options?: Parameters<typeof proseAt>[2],
): Prose[] => (read ? proseAt(read.source, pathsTo(read.value, places), options) : [])

/** The paths of such places, entry by entry: "*" is each item of a list, or each value of a block. */
export function pathsTo(value: unknown, places: readonly string[]): YamlPath[] {
  const inner: object = Object(value)
  return [...Map.groupBy(places, (place) => place.replace(/\..*/, ''))].flatMap(([step, own]): YamlPath[] => {
    if (step === '') return [[]]
    const rest = own.map((place) => place.slice(step.length + 1))
    const names = step !== '*' ? [step] : Array.isArray(inner) ? [...inner.keys()] : Object.keys(inner)
    return names.flatMap((name) => pathsTo(Reflect.get(inner, name), rest).map((path) => [name, ...path]))
  })
}
