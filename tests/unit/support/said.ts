import type { Message } from '../../../src/casefile/inputs/parsed.ts'
import { faultWords } from '../../../src/toolkit/controls/useWords.ts'
import { contentWords } from './contentWords.ts'

/** What a page says of what is wrong with an answer, in the site’s own words. */
export const said = (message: Message): string =>
  typeof message === 'string' ? message : faultWords(message, contentWords.inputs)
