import type { PenceRange } from '../../rules/redress/redressFor.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { pounds, poundsRange } from '../../rules/money/pence.ts'

export type AnswerWords = { title: string; heading: string; answer?: string; also?: string }

/** Words of the panel for one or several ranges. Nothing is always one of the answers, and a sum never stands alone. */
export function answerWords(
  ranges: readonly PenceRange[],
  outcomeTitle: string | undefined,
  words: ToolWords['redress-calculator']['answer'],
): AnswerWords {
  const nothing = pounds(0)
  if (ranges.length === 0) return { title: outcomeTitle ?? nothing, heading: outcomeTitle ?? nothing }
  const { heading } = words
  const low = ranges.reduce((sum, range) => sum + range.low, 0)
  if (ranges.some(({ high }) => high === null)) {
    return {
      title: words.decides,
      heading,
      answer: low > 0 ? fillIn(words.atLeast, { low: pounds(low), nothing }) : fillIn(words.orMore, { nothing }),
      also: words.noTop,
    }
  }
  const high = ranges.reduce((sum, range) => sum + (range.high ?? 0), 0)
  if (high === 0)
    return {
      title: fillIn(words.nothingDue, { nothing }),
      heading: words.byMethod,
      answer: nothing,
    }
  const sums = poundsRange({ low, high })
  const answer = low === 0 ? sums : fillIn(words.or, { sums, nothing })
  return { title: answer, heading, answer }
}
