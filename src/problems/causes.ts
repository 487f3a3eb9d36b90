import { inOrder, type SourcePosition, type Problem } from './problem.ts'

/** One thing to mend, at the place to begin with, and the other places where it shows. */
export type Cause = Problem & { also: readonly SourcePosition[] }

/**
 * The problems with those of one cause together: the same words at several places, such as a link to a page that is gone.
 * A check that knows of a cause its problems share names it; the first of them then speaks for all.
 */
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
