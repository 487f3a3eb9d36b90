import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import type { FactRangeError } from '../../facts/valueOn.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** What is wrong with a date for which no time limit is known, in the words of a question’s fault. */
export const rangeFault = (
  { known: { is, day } }: Pick<FactRangeError, 'known'>,
  words: ToolWords['shared']['outside'],
): string => fillIn(words[is], { day: longDate(day) })
