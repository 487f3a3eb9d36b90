import { placeIn, rawText } from '../../content/prose/prose.ts'
import { wordsAt } from '../../content/words/readWords.ts'
import { type SourcePosition, type Problem, problemAt } from '../../problems/problem.ts'
import { valueAt } from '../../problems/schemaAt.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../faultsByFile.ts'

const marks: readonly { find: RegExp; what: (mark: string) => string; fix: string }[] = [
  {
    find: /\b(?:TO-?DO|FIX-?ME|TBC|TBD|X{3,}|[Tt]odo|[Tt]o-do:)(?!\w)|[Ll]orem ipsum|\?{3,}/g,
    what: (mark) => `"${mark}" is left in the words`,
    fix: 'write what belongs here, or take it out',
  },
  {
    find: /\{\{[^{}\n]*\}\}/g,
    what: (mark) => `${mark} would be shown as it is`,
    fix: 'write {% fact "…" /%} for a figure, or take it out',
  },
  {
    find: /\[(?:insert|add|write|name of|date of|link to|fill in)\b[^\][]*\](?!\()/gi,
    what: (mark) => `${mark} waits to be filled in`,
    fix: 'write what belongs here, or take it out',
  },
  {
    find: /\b(the|an?|of|to|in|is|are|and|for|with|your|you|it|we) \1\b/gi,
    what: (mark) => `"${mark}" says a word twice`,
    fix: 'take one out',
  },
]

/** Marks of words that nobody has written yet, which visitors would read. */
export function checkUnfinished(draft: Draft): Problem[] {
  const { value, source } = draft.manifest
  return [
    ...faultsByFile(draft, 'unfinished', '', [...draft.prose, ...draft.proseOfFacts], (words) =>
      marksIn(rawText(words), (index) => placeIn(words, index)),
    ),
    // Menus and details of the firm are shown too, and are no prose.
    ...wordsAt(value).flatMap((at) => marksIn(String(valueAt(value, at)), () => source.placeAt(at))),
  ]
}

const marksIn = (text: string, placeOf: (index: number) => SourcePosition): Problem[] =>
  marks.flatMap(({ find, what, fix }) =>
    [...text.matchAll(find)].map(({ 0: mark, index }) => problemAt(placeOf(index), 'unfinished', what(mark), fix)),
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
