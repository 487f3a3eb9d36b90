import { type Cause, causesOf } from './causes.ts'
import { type Place, printProblem, type Problem } from './problem.ts'

const mostPlaces = 20

/** The text an editor reads: each cause once, with every place where it shows. */
export const printProblems = (problems: readonly Problem[]): string =>
  causesOf(problems)
    .map((cause) => printCause(cause))
    .join('\n')

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
function placesIn(places: readonly Place[]): string {
  const shown = Map.groupBy(places.slice(0, mostPlaces), ({ file }) => file)
  const files = [...shown].map(
    ([file, own]) => `${file}:${own.map(({ line, column }) => `${line}:${column}`).join(', ')}`,
  )
  const more = places.length - mostPlaces
  return [...files, ...(more > 0 ? [`${more} more places`] : [])].join(' and ')
}
