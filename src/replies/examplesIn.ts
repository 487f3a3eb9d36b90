import type { z } from 'zod'
import { noLetter } from './classifier.ts'
import { extractFeatures } from './extractFeatures.ts'
import type { LenderLetterCasesFile } from './schema.ts'
import { letterSections } from './sections.ts'
import { readSigns, type SignPatterns } from './matchPatterns.ts'
import type { TrainingText } from './train.ts'

/** Make training examples from cases: every letter in them by its kind, one that may be of several by each, and every text that is none. */
export function examplesIn(cases: z.infer<typeof LenderLetterCasesFile>, ready: SignPatterns): TrainingText[] {
  return cases.flatMap(({ text, letters, asks, other = 'mail' }): TrainingText[] => {
    const sections = letterSections(text)
    const exampleOf = (section: number, ...kinds: string[]): TrainingText => {
      const own = sections[section]?.text ?? ''
      const { searched, signs } = readSigns(own, ready)
      return { kinds, features: [...extractFeatures(own, searched, signs)] }
    }
    if (letters.length === 0) return sections.map((_, section) => exampleOf(section, noLetter + other))
    if (asks && sections.length === 1) return [exampleOf(0, ...letters)]
    // Where letters and parts are not as many, it is not certain which is which.
    return sections.length === letters.length ? letters.map((kind, section) => exampleOf(section, kind)) : []
  })
}
