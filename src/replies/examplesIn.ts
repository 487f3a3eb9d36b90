import type { z } from 'zod'
import { featuresOf } from './featuresOf.ts'
import type { Example } from './classifier.ts'
import type { LenderLetterCasesFile } from './schema.ts'
import { sectionsOf } from './sections.ts'
import { searchable, type Signs, signsIn } from './signsIn.ts'

/** What texts are that are no such letter, by what they are instead: a kind for each, or they would be too unlike each other to know. */
const otherThan = { paper: 'other paper', text: 'other text' } as const

/** What can be learned from cases: every letter in them by its kind, one that may be of several by each, and every text that is none. */
export function examplesIn(cases: z.infer<typeof LenderLetterCasesFile>, ready: Signs): Example[] {
  return cases.flatMap(({ text, letters, asks, other }): Example[] => {
    const sections = sectionsOf(text)
    const exampleOf = (section: number, kind: string): Example => {
      const own = sections[section]?.text ?? ''
      const searched = searchable(own, ready.vocabulary)
      return { kind, features: [...featuresOf(own, searched, signsIn(searched, ready))] }
    }
    if (letters.length === 0) return sections.map((_, index) => exampleOf(index, otherThan[other ?? 'text']))
    if (asks && sections.length === 1) return letters.map((kind) => exampleOf(0, kind))
    // Where letters and parts are not as many, it is not certain which is which.
    return sections.length === letters.length ? letters.map((kind, index) => exampleOf(index, kind)) : []
  })
}
