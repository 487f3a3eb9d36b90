import type { ReactNode } from 'react'
import { WordsGiven } from '../../../src/toolkit/controls/useWords.ts'
import { contentWords } from './contentWords.ts'

/** A part of a tool as its page shows it: with the site’s own words. */
export const withWords = (part: ReactNode) => <WordsGiven value={contentWords}>{part}</WordsGiven>
