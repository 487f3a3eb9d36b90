import { didYouMean } from '../problems/nearest.ts'
import { type Problem, problemAt } from '../problems/problem.ts'
import type { YamlPath, YamlSource } from '../problems/yamlSource.ts'
import { stages } from './lenderLetter.ts'
import { compilePattern, PatternError } from './pattern.ts'
import type { ReadLenderLetters } from './readLenderLetters.ts'

/** Names that nothing bears, patterns that cannot be read, and letters that no rule could reach. */
export function lenderLetterFaults(
  { signs, letters, ids, cases }: ReadLenderLetters,
  facts: ReadonlyMap<string, unknown>,
): Problem[] {
  if (!signs) return []
  const { value, source } = signs
  const known = value.signs.map(({ id }) => id)
  return [
    ...rulesIn(value, source).flatMap((list) => unknown(list, known, 'sign')),
    ...unknown({ ids: value.letters, at: ['letters'], source }, ids, 'kind of letter'),
    ...value.signs.flatMap(({ id }, index) =>
      known.indexOf(id) < index
        ? [
            problemAt(
              source.placeAt(['signs', index, 'id']),
              'id-twice',
              `"${id}" stands in signs twice`,
              'keep one of the two',
            ),
          ]
        : [],
    ),
    ...value.signs.flatMap((sign, index) =>
      (['patterns', 'butNot'] as const).flatMap((list) =>
        (sign[list] ?? []).flatMap((pattern, at) =>
          patternFaults(pattern, value.groups, source, ['signs', index, list, at]),
        ),
      ),
    ),
    ...value.signs.flatMap(({ contains }, index) => pointFaults(contains, value.groups, source, ['signs', index])),
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
      ...letter.value.known.flatMap((rule, at) =>
        Object.entries(rule).flatMap(([list, ids = []]) =>
          unknown({ ids, at: ['known', at, list], source: letter.source }, known, 'sign'),
        ),
      ),
      ...unknown({ ids: letter.value.needs ?? [], at: ['needs'], source: letter.source }, known, 'sign'),
      ...pointFaults(letter.value.contains, value.groups, letter.source),
      ...(letter.value.twin
        ? unknown({ ids: [letter.value.twin], at: ['twin'], source: letter.source }, ids, 'kind of letter')
        : []),
      ...(letter.value.code
        ? unknown({ ids: [letter.value.code], at: ['code'], source: letter.source }, [...facts.keys()], 'fact')
        : []),
    ]),
    ...cases.flatMap((file) =>
      file.value.flatMap((one, index) => [
        ...unknown({ ids: one.letters, at: [index, 'letters'], source: file.source }, ids, 'kind of letter'),
        ...unknown(
          { ids: one.other ? [one.other] : [], at: [index, 'other'], source: file.source },
          value.others.map(({ id }) => id),
          'other kind',
        ),
      ]),
    ),
  ]
}

/** `keyed` where each name is the key of what is said of it, and not one of a list. */
type Names = { ids: readonly string[]; at: YamlPath; source: YamlSource; keyed?: boolean }

/** Every list of signs in the signs’ own file. */
const rulesIn = (value: NonNullable<ReadLenderLetters['signs']>['value'], source: YamlSource): Names[] =>
  [
    ...(['always', 'others', 'unless'] as const).map((list) => ({
      ids: value.irrelevant[list],
      at: ['irrelevant', list],
    })),
    ...(['yes', 'no'] as const).map((said) => ({ ids: value.complained[said], at: ['complained', said] })),
    ...stages.map((stage) => ({ ids: Object.keys(value.stages[stage]), at: ['stages', stage], keyed: true })),
    ...stages.map((stage) => ({ ids: value.callsItself[stage], at: ['callsItself', stage] })),
    ...(['signs', 'unless'] as const).flatMap((list) =>
      value.others.map((other, index) => ({ ids: other[list] ?? [], at: ['others', index, list] })),
    ),
    ...value.signs.map(({ picked = [] }, index) => ({ ids: picked, at: ['signs', index, 'picked'] })),
  ].map((list) => ({ ...list, source }))

const unknown = ({ ids, at, source, keyed }: Names, known: readonly string[], what: string): Problem[] =>
  ids.flatMap((id, index) =>
    known.includes(id)
      ? []
      : [
          problemAt(
            source.placeAt(['code', 'twin', 'other'].includes(String(at.at(-1))) ? at : [...at, keyed ? id : index]),
            'unknown-id',
            `there is no ${what} "${id}"`,
            didYouMean(id, known, `add it, or take the name out here`),
          ),
        ],
  )

const pointFaults = (
  points: readonly { patterns: readonly string[] }[] = [],
  groups: Readonly<Record<string, string>>,
  source: YamlSource,
  at: YamlPath = [],
): Problem[] =>
  points.flatMap(({ patterns }, point) =>
    patterns.flatMap((pattern, index) =>
      patternFaults(pattern, groups, source, [...at, 'contains', point, 'patterns', index]),
    ),
  )

function patternFaults(
  pattern: string,
  groups: Readonly<Record<string, string>>,
  source: YamlSource,
  at: YamlPath,
): Problem[] {
  try {
    compilePattern(pattern, groups)
    return []
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    return [
      problemAt(
        source.placeAt(at),
        'pattern',
        `this pattern cannot be read: ${error.message}`,
        'mend it; the head of signs.yaml says how patterns are written',
      ),
    ]
  }
}
