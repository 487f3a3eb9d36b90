import type { z } from 'zod'
import { namedIn } from '../content/pagePath.ts'
import type { ProseContext } from '../content/prose/context.ts'
import { printedWords } from '../content/prose/plainText.ts'
import { type Prose, proseAt } from '../content/prose/prose.ts'
import type { SiteFolder } from '../content/reading/folder.ts'
import { shownIn } from '../content/words/readWords.ts'
import { didYouMean } from '../problems/nearest.ts'
import { type Problem, problemAt } from '../problems/problem.ts'
import type { YamlPath, YamlSource } from '../problems/yamlSource.ts'
import type { Lessons } from './learn.ts'
import { compilePattern, PatternError } from './pattern.ts'
import {
  LenderLetterCasesFile,
  LenderLetterFile,
  type LenderLetterKind,
  type LenderLetters,
  LenderSignsFile,
} from './schema.ts'

type Read<T> = { value: T; source: YamlSource }

/** The letters that lenders send, as editors wrote them. */
export type ReadLenderLetters = {
  signs: Read<z.infer<typeof LenderSignsFile>> | undefined
  letters: ReadonlyMap<string, Read<z.infer<typeof LenderLetterFile>>>
  /** The letters that have a file, whether or not it could be read. */
  ids: readonly string[]
  cases: readonly Read<z.infer<typeof LenderLetterCasesFile>>[]
  prose: readonly Prose[]
  lessons: Lessons
}

const folderName = 'content/lender-letters'
const signsFile = `${folderName}/signs.yaml`
const letterWords = ['name', 'who', 'when', 'means', 'clock', 'act', 'whileSuspended'] as const
const signWords = ['says', 'means', 'whileSuspended'] as const
const otherWords = ['seems', 'next'] as const

/** Everything in content/lender-letters, with every fault of shape noted. A site need not have it. */
export function readLenderLetters(folder: SiteFolder): ReadLenderLetters {
  const files = folder.list(folderName).filter((file) => file.endsWith('.yaml') && file !== signsFile)
  const signs = folder.yamlIfThere(signsFile, LenderSignsFile)
  const cases = files.flatMap((file) => (isCases(file) ? (folder.yaml(file, LenderLetterCasesFile) ?? []) : []))
  const letterFiles = files.filter((file) => !isCases(file))
  const letters = new Map(
    letterFiles.flatMap((file) => {
      const read = folder.yaml(file, LenderLetterFile)
      return read ? [[idOf(file), read] as const] : []
    }),
  )
  const prose = [
    ...(signs
      ? wordsAt(signs.source, [
          ...signs.value.signs.flatMap(({ contains }, index) => [
            ...signWords.map((field): YamlPath => ['signs', index, field]),
            ...pointWords(contains).map((at): YamlPath => ['signs', index, ...at]),
          ]),
          ...signs.value.others.flatMap((_, index) => otherWords.map((field): YamlPath => ['others', index, field])),
        ])
      : []),
    ...[...letters.values()].flatMap(({ value, source }) =>
      wordsAt(source, [...letterWords.map((field): YamlPath => [field]), ...pointWords(value.contains)]),
    ),
  ]
  const { signs: lines, groups, negation } = signs?.value ?? { signs: [], groups: {}, negation: '' }
  const lessons = {
    // The other fields of a sign teach nothing.
    signs: lines.map(({ id, patterns, butNot, leftOut }) => ({ id, patterns, butNot, leftOut })),
    groups,
    negation,
    cases: signs ? cases.map(({ value, source }) => [source.file, value] as const) : [],
  }
  return { signs, letters, ids: letterFiles.map(idOf), cases, prose, lessons }
}

const wordsAt = (source: YamlSource, paths: readonly YamlPath[]): Prose[] =>
  paths.flatMap((at) => proseAt(source, [at], shownIn(at)))

const pointWords = (points: LenderLetterKind['contains'] = []): YamlPath[] =>
  points.flatMap((_, index) => ['says', 'asks'].map((field): YamlPath => ['contains', index, field]))

const idOf = (file: string): string => file.slice(folderName.length + 1, -'.yaml'.length)
const isCases = (file: string): boolean => file.endsWith('.cases.yaml')

/** The same as a reader meets them in the scheme’s present state: with facts printed, and the codes they carry. Undefined for a site without them. */
export function lenderLettersOf(
  { signs, letters }: ReadLenderLetters,
  context: ProseContext,
): LenderLetters | undefined {
  if (!signs) return undefined
  const plain = (text: string) => printedWords(text, context)
  const printed = <T extends object>(value: T, fields: readonly string[]): T => ({
    ...value,
    ...Object.fromEntries(
      Object.entries(value).flatMap(([key, text]) => (fields.includes(key) ? [[key, plain(String(text))]] : [])),
    ),
    ...(context.schemeState === 'part-suspended' ? {} : { whileSuspended: undefined }),
  })
  const holding = <T extends Pick<LenderLetterKind, 'contains'>>(value: T): T =>
    value.contains ? { ...value, contains: value.contains.map((one) => printed(one, ['says', 'asks'])) } : value
  const { letters: order, ...rest } = signs.value
  return {
    ...rest,
    others: rest.others.map((other) => printed(other, otherWords)),
    signs: rest.signs.map((sign) => holding(printed(sign, signWords))),
    letters: order.flatMap((id) => {
      const value = letters.get(id)?.value
      if (!value) return []
      const { code } = value
      return [
        {
          ...holding(printed(value, letterWords)),
          id,
          ...(code ? { code: plain(`{% fact "${code}" /%}`) } : {}),
        },
      ]
    }),
  }
}

/** Report unknown names, unreadable patterns, and letters that no rule could reach. */
export function lenderLetterFaults(
  { signs, letters, ids, cases }: ReadLenderLetters,
  facts: ReadonlyMap<string, unknown>,
): Problem[] {
  if (!signs) return []
  const { value, source } = signs
  const signIds = value.signs.map(({ id }) => id)
  const known = {
    sign: signIds,
    'kind of letter': ids,
    fact: [...facts.keys()],
    'other kind': value.others.map(({ id }) => id),
  }
  return [
    ...unknownNames(LenderSignsFile, signs, known),
    ...value.signs.flatMap(({ id }, index) =>
      signIds.indexOf(id) < index
        ? problemAt(
            source.placeAt(['signs', index, 'id']),
            'id-twice',
            `"${id}" stands in signs twice`,
            'keep one of the two',
          )
        : [],
    ),
    ...value.signs.flatMap(({ patterns, butNot, contains }, index) => [
      ...patternFaults(patterns, value.groups, source, ['signs', index, 'patterns']),
      ...patternFaults(butNot, value.groups, source, ['signs', index, 'butNot']),
      ...pointFaults(contains, value.groups, source, ['signs', index]),
    ]),
    ...[...letters].flatMap(([id, letter]) => [
      // A name of no letter may be meant for it.
      ...(value.letters.includes(id) || value.letters.some((name) => !ids.includes(name))
        ? []
        : [
            problemAt(
              letter.source.placeAt([]),
              'unknown-id',
              `no letter is ever taken for "${id}"`,
              'name it under letters in signs.yaml',
            ),
          ]),
      ...unknownNames(LenderLetterFile, letter, known),
      ...pointFaults(letter.value.contains, value.groups, letter.source),
    ]),
    ...cases.flatMap((file) => unknownNames(LenderLetterCasesFile, file, known)),
  ]
}

/** Faults of fields whose name is not among the known ones of what they name. */
const unknownNames = (
  schema: z.ZodType,
  { value, source }: Read<unknown>,
  known: Readonly<Record<string, readonly string[]>>,
): Problem[] =>
  namedIn(schema, value).flatMap(({ offers: what = '', name, at, isKey }) => {
    const names = known[what]
    return !names || names.includes(name)
      ? []
      : problemAt(
          source.placeAt(isKey ? [...at, name] : at),
          'unknown-id',
          `there is no ${what} "${name}"`,
          didYouMean(name, names, 'add it, or take the name out here'),
        )
  })

const pointFaults = (
  points: readonly { patterns: readonly string[] }[] = [],
  groups: Readonly<Record<string, string>>,
  source: YamlSource,
  at: YamlPath = [],
): Problem[] =>
  points.flatMap(({ patterns }, point) =>
    patternFaults(patterns, groups, source, [...at, 'contains', point, 'patterns']),
  )

function patternFaults(
  patterns: readonly string[] = [],
  groups: Readonly<Record<string, string>>,
  source: YamlSource,
  at: YamlPath,
): Problem[] {
  return patterns.flatMap((pattern, index) => {
    try {
      compilePattern(pattern, groups)
      return []
    } catch (error) {
      if (!(error instanceof PatternError)) throw error
      return problemAt(
        source.placeAt([...at, index]),
        'pattern',
        `this pattern cannot be read: ${error.message}`,
        'mend it; the head of signs.yaml says how patterns are written',
      )
    }
  })
}
