import { syllable } from 'syllable'
import { memoize } from '../memoize.ts'

/**
 * The Flesch–Kincaid grade of a text: the school year in which it is easily read.
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid and others, 1975). 0 for a text without words.
 * A line break ends a sentence, as a heading or a list item does.
 */
export function readingGrade(text: string): number {
  const sentences = text
    .split(/\n|(?<=[.!?]["’”)]?)\s+(?=["“‘(]?[\p{Lu}\d£])/u)
    .map(wordsIn)
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

const wordsIn = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,]*(?<![’'.,])/gu) ?? []

// The same few thousand words make up a whole site.
const syllablesIn = memoize((word) => Math.max(1, syllable(word)))
