import { placeIn, type Prose, rawText } from '../../content/prose/prose.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'

const marks: readonly { find: RegExp; what: (mark: string) => string; fix: string }[] = [
  {
    find: /\b(?:TO-?DO|FIX-?ME|TBC|TBD|X{3})\b|[Ll]orem ipsum/g,
    what: (mark) => `"${mark}" is left in the words`,
    fix: 'write what belongs here, or take it out',
  },
  {
    find: /\{\{[^{}\n]*\}\}/g,
    what: (mark) => `${mark} would be shown as it is`,
    fix: 'write {% fact "…" /%} for a figure, or take it out',
  },
]

/** Marks of words that nobody has written yet, which visitors would read. */
export const checkUnfinished = ({ prose, proseOfFacts }: Draft): Problem[] =>
  [...prose, ...proseOfFacts].flatMap(marksIn)

const marksIn = (words: Prose): Problem[] =>
  marks.flatMap(({ find, what, fix }) =>
    [...rawText(words).matchAll(find)].map(({ 0: mark, index }) =>
      problemAt(placeIn(words, index), 'unfinished', what(mark), fix),
    ),
  )

/** Days on which somebody looked or wrote, that have yet to come: until then no review would be asked for. Only for a real today. */
export function checkFuture({ shaped, site: { today } }: Draft): Problem[] {
  return [...shaped.values()].flatMap(({ value, source }) =>
    daysIn(value)
      .filter(({ day }) => day > today)
      .map(({ at, day }) =>
        problemAt(
          source.placeAt(at),
          'future-day',
          `${at.filter((step) => typeof step === 'string').join('.')} is ${day}, which has yet to come`,
          `write a day up to today, ${today}`,
        ),
      ),
  )
}

/** The days of a file on which its words were changed, or its sources looked at. */
function daysIn(value: unknown): { at: YamlPath; day: string }[] {
  const { updated, checked, changes } = (value ?? {}) as {
    updated?: unknown
    checked?: { on?: unknown } | string
    changes?: readonly { on?: unknown }[]
  }
  const days: [YamlPath, unknown][] = [
    [['updated'], updated],
    typeof checked === 'string' ? [['checked'], checked] : [['checked', 'on'], checked?.on],
    ...(Array.isArray(changes) ? changes : []).map(({ on }, index): [YamlPath, unknown] => [
      ['changes', index, 'on'],
      on,
    ]),
  ]
  return days.flatMap(([at, day]) => (typeof day === 'string' ? [{ at, day }] : []))
}
