import type { PenceRange } from '../../rules/redress/redressFor.ts'
import { pounds, poundsRange } from '../kit/money.ts'

export type AnswerWords = { title: string; heading: string; answer?: string; also?: string }

/** What the panel says of one or several ranges. Nothing is always one of the answers, and a sum never stands alone. */
export function answerWords(ranges: readonly PenceRange[], outcomeTitle: string | undefined): AnswerWords {
  if (ranges.length === 0) return { title: outcomeTitle ?? pounds(0), heading: outcomeTitle ?? pounds(0) }
  const heading = 'By the method, before any fee'
  const low = ranges.reduce((sum, range) => sum + range.low, 0)
  const nothing = `or ${pounds(0)}`
  if (ranges.some(({ high }) => high === null)) {
    return {
      title: 'The commission decides it',
      heading,
      answer: low > 0 ? `${pounds(low)} or more, ${nothing}` : `${pounds(0)}, or more`,
      also: 'There is no top figure until the lender says what commission it paid.',
    }
  }
  const high = ranges.reduce((sum, range) => sum + (range.high ?? 0), 0)
  if (high === 0)
    return {
      title: `${pounds(0)}: nothing is due by the method`,
      heading: 'By the method',
      answer: pounds(0),
      also: 'The first reason is below.',
    }
  const sums = poundsRange({ low, high })
  const answer = low === 0 ? sums : `${sums}, ${nothing}`
  return { title: answer, heading, answer }
}
