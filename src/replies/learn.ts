import type { z } from 'zod'
import { examplesIn } from './examplesIn.ts'
import type { Model } from './classifier.ts'
import { compilePatterns, type SignWords } from './matchPatterns.ts'
import type { Groups } from './pattern.ts'
import type { LenderLetterCasesFile } from './schema.ts'
import { type TrainingText, train } from './train.ts'

/** Everything that is learned from: the signs as content words them, and cases by the file that they stand in. */
export type Lessons = {
  signs: readonly SignWords[]
  groups: Groups
  negation: string
  cases: readonly (readonly [file: string, cases: z.infer<typeof LenderLetterCasesFile>])[]
}

/** Training examples by the file that they stand in. */
type Examples = readonly (readonly [file: string, examples: readonly TrainingText[]])[]

/** Makes training examples of each file of cases. It takes seconds, and much room while it is held. */
export function examplesOf({ signs, groups, negation, cases }: Lessons): Examples {
  const ready = compilePatterns(signs, groups, negation)
  return cases.map(([file, own]) => [file, examplesIn(own, ready)])
}

/** Learns from the examples of all files. */
export const learnFrom = (examples: Examples): Model => train(examples.flatMap(([, own]) => own))
