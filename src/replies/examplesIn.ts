import type { z } from 'zod'
import { noLetter } from './classifier.ts'
import { extractFeatures } from './extractFeatures.ts'
import type { LenderLetterCasesFile } from './schema.ts'
import { letterSections } from './sections.ts'
import { readSigns, type SignPatterns } from './matchPatterns.ts'
import type { TrainingText } from './train.ts'

/** Training example from one text of some cases, with the place of its case and of the letter in it. */
export type ExampleIn = Omit<TrainingText, 'by'> & { of: readonly [index: number, section: number] }

/** Make training examples from cases: every letter in them by its kind, one that may be of several by each, and every text that is none. */
export function examplesIn(cases: z.infer<typeof LenderLetterCasesFile>, ready: SignPatterns): ExampleIn[] {
  return cases.flatMap(({ text, letters, asks, other = 'mail' }, index): ExampleIn[] => {
    const sections = letterSections(text)
    const exampleOf = (section: number, ...kinds: string[]): ExampleIn => {
      const own = sections[section]?.text ?? ''
      const { searched, signs } = readSigns(own, ready)
      return {
        kinds,
        features: [...extractFeatures(own, searched, signs)],
        of: [index, section],
      }
    }
    if (letters.length === 0) return sections.map((_, section) => exampleOf(section, noLetter + other))
    if (asks && sections.length === 1) return [exampleOf(0, ...letters)]
    // Where letters and parts are not as many, it is not certain which is which.
    return sections.length === letters.length ? letters.map((kind, section) => exampleOf(section, kind)) : []
  })
}
