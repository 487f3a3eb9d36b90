import type { z } from 'zod'
import { type ExampleIn, examplesIn } from './examplesIn.ts'
import { compilePatterns, type SignWords } from './matchPatterns.ts'
import type { Groups } from './pattern.ts'
import type { LenderLetterCasesFile } from './schema.ts'
import { type Learned, train } from './train.ts'

/** Everything that is learned from: the signs as content words them, and cases by the file that they stand in. */
export type Lessons = {
  signs: readonly SignWords[]
  groups: Groups
  negation: string
  cases: readonly (readonly [file: string, cases: z.infer<typeof LenderLetterCasesFile>])[]
}

/** Training examples by the file that they stand in. */
type Examples = readonly (readonly [file: string, examples: readonly ExampleIn[]])[]

/** Makes training examples of each file of cases. It takes seconds, and much room while it is held. */
export function examplesOf({ signs, groups, negation, cases }: Lessons): Examples {
  const ready = compilePatterns(signs, groups, negation)
  return cases.map(([file, own]) => [file, examplesIn(own, ready)])
}

/** Learns from all examples, each file’s as one writer’s. */
export const learnFrom = (examples: Examples): Learned =>
  train(examples.flatMap(([by, own]) => own.map((one) => ({ ...one, by }))))
