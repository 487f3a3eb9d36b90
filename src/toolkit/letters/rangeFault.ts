import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import type { FactRangeError } from '../../facts/valueOn.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** Explain that no time limit is known for a date, in the words of a question’s fault. */
export const rangeFault = (
  { known: { is, day } }: Pick<FactRangeError, 'known'>,
  words: ToolWords['shared']['outside'],
): string => fillIn(words[is], { day: longDate(day) })
