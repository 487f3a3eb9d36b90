import { inOrder, type Problem, printProblem, type SourcePosition } from './problem.ts'

/** One thing to mend, at the place to begin with, and the other places where it shows. */
export type Cause = Problem & { also: readonly SourcePosition[] }

/** Group problems by cause: the one that a check names, or else the same words at several places. The first of a group speaks for all. */
export function causesOf(problems: readonly Problem[]): Cause[] {
  const groups = Map.groupBy(problems, ({ rule, what, fix, cause }) => cause ?? `${rule} ${what} ${fix}`)
  return inOrder(
    [...groups.values()].map((group): Cause => {
      const [lead, ...rest] = group[0]?.cause === undefined ? inOrder(group) : [...new Set(group)]
      const { cause: _, ...problem } = lead as Problem
      return { ...problem, also: otherPlaces(problem, inOrder(rest)) }
    }),
  )
}

function otherPlaces(first: SourcePosition, others: readonly SourcePosition[]): SourcePosition[] {
  const places = [first, ...others].map(({ file, line, column }) => ({ file, line, column }))
  const byPlace = Map.groupBy(places, ({ file, line, column }) => `${file}:${line}:${column}`)
  return [...byPlace.values()].slice(1).flatMap(([place]) => place ?? [])
}

const mostPlaces = 20

export const printProblems = (problems: readonly Problem[]): string =>
  causesOf(problems)
    .map((cause) => printCause(cause))
    .join('\n')

/** Above this many faults of one kind, list only a few. */
const mostOfAKind = 8
const someOfAKind = 3

/** Print causes for an editor. Of a kind with very many, as after a merge of two sites, only a few and a count. */
export function listCauses(
  causes: readonly Cause[],
  excerptOf: (cause: Cause) => string | undefined = () => undefined,
  most = mostOfAKind,
): string {
  const kinds = Map.groupBy(causes, ({ rule }) => rule)
  const shown = [...kinds.values()].flatMap((kind) => (kind.length > most ? kind.slice(0, someOfAKind) : kind))
  const more = [...kinds].flatMap(([rule, { length }]) =>
    length > most ? [`${length - someOfAKind} more like them of the kind ${rule}`] : [],
  )
  return [
    ...inOrder(shown).map((cause) => printCause(cause, excerptOf(cause))),
    ...(more.length > 0
      ? [`\nNot shown: ${more.join(', ')}. Mend these first; npm run check -- --json lists all.`]
      : []),
    `\n${causes.length} ${causes.length === 1 ? 'problem' : 'problems'} found`,
  ].join('\n')
}

/** One cause; `excerpt` is the line it stands on, shown below the message. */
export function printCause(cause: Cause, excerpt?: string): string {
  const [message = '', ...fix] = printProblem(cause).split('\n')
  return [
    message,
    ...(excerpt ? [excerpt] : []),
    ...fix,
    ...(cause.also.length > 0 ? [`    also at ${placesIn(cause.also)}`] : []),
  ].join('\n')
}

/** Places by file: "content/a.md:3:1, 8:20 and content/b.md:1:1". */
function placesIn(places: readonly SourcePosition[]): string {
  const shown = Map.groupBy(places.slice(0, mostPlaces), ({ file }) => file)
  const files = [...shown].map(
    ([file, own]) => `${file}:${own.map(({ line, column }) => `${line}:${column}`).join(', ')}`,
  )
  const more = places.length - mostPlaces
  return [...files, ...(more > 0 ? [`${more} more places`] : [])].join(' and ')
}
