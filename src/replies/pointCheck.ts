import { compilePattern, type Groups } from './pattern.ts'
import type { LenderLetterKind } from './schema.ts'
import { type SignSpan, passageOf, searchable, type SignPatterns } from './matchPatterns.ts'

/** One thing that a letter must hold, and where it does; `found` is undefined where its words do not stand there. */
export type CheckedPoint = Point & { found: SignSpan | undefined }
export type Point = NonNullable<LenderLetterKind['contains']>[number]

/** Each thing that a letter must hold, looked for in its words. Words that stand there may still say too little. */
export function pointCheck(
  text: string,
  points: readonly Point[],
  { ready, groups }: { ready: SignPatterns; groups: Groups },
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
