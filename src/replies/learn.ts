import type { z } from 'zod'
import type { TextCache } from '../content/reading/textCache.ts'
import { type TrainingText, train } from '../deciding/learnModel.ts'
import type { Model } from '../deciding/linearModel.ts'
import { extractFeatures, noLetter } from './classifier.ts'
import { compilePatterns, readSigns, type SignPatterns, type SignWords } from './matchPatterns.ts'
import type { Groups } from './pattern.ts'
import type { LenderLetterCasesFile } from './schema.ts'
import { letterSections } from './sections.ts'

/** Everything that is learned from: the signs as content words them, and cases by the file that they stand in. */
export type Lessons = {
  signs: readonly SignWords[]
  groups: Groups
  negation: string
  cases: readonly (readonly [file: string, cases: z.infer<typeof LenderLetterCasesFile>])[]
}

type Examples = readonly (readonly [file: string, examples: readonly TrainingText[]])[]

/** Learns what all lessons teach. It takes seconds, so what was learned is kept while the lessons, and the code that learns, are the same. */
export const learnOnce = (lessons: Lessons, texts: TextCache): Model =>
  texts.lasting({ module: 'src/replies/learn.ts', from: lessons, make: () => learnFrom(examplesOf(lessons)) })

/** Make training examples of each file of cases. It takes seconds, and much memory while held. */
export function examplesOf({ signs, groups, negation, cases }: Lessons): Examples {
  const ready = compilePatterns(signs, groups, negation)
  // A million features are ten times as many as there are: each is held once, however many letters have it.
  const held = new Map<string, string>()
  const once = (feature: string): string => {
    const known = held.get(feature)
    if (known === undefined) held.set(feature, feature)
    return known ?? feature
  }
  return cases.map(([file, own]) => [file, examplesIn(own, ready, once)])
}

export const learnFrom = (examples: Examples): Model => train(examples.flatMap(([, own]) => own))

/** Make training examples from cases: every letter in them by its kind, one that may be of several by each, and every text that is none. */
export function examplesIn(
  cases: z.infer<typeof LenderLetterCasesFile>,
  ready: SignPatterns,
  once = (feature: string) => feature,
): TrainingText[] {
  return cases.flatMap(({ text, letters, asks, other = 'mail' }): TrainingText[] => {
    const sections = letterSections(text)
    const exampleOf = (section: number, ...kinds: string[]): TrainingText => {
      const own = sections[section]?.text ?? ''
      const { searched, signs } = readSigns(own, ready)
      return { kinds, features: Array.from(extractFeatures(own, searched, signs), once) }
    }
    if (letters.length === 0) return sections.map((_, section) => exampleOf(section, noLetter + other))
    if (asks && sections.length === 1) return [exampleOf(0, ...letters)]
    // If the counts of letters and parts differ, which is which is uncertain.
    return sections.length === letters.length ? letters.map((kind, section) => exampleOf(section, kind)) : []
  })
}
