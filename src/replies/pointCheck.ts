import { compilePattern, type Groups } from './pattern.ts'
import type { LenderLetter } from './schema.ts'
import { type Passage, passageOf, searchable, type Signs } from './signsIn.ts'

/** One thing that a letter must hold, and where it does; `found` is undefined where its words do not stand there. */
export type CheckedPoint = Point & { found: Passage | undefined }
export type Point = NonNullable<LenderLetter['contains']>[number]

/** Each thing that a letter must hold, looked for in its words. Words that stand there may still say too little. */
export function pointCheck(
  text: string,
  points: readonly Point[],
  { ready, groups }: { ready: Signs; groups: Groups },
): CheckedPoint[] {
  const searched = searchable(text, ready.vocabulary)
  return points.map((point) => ({
    ...point,
    found: passageOf(
      point.patterns.map((pattern) => compilePattern(pattern, groups)),
      searched,
    ),
  }))
}
