import type { InputFault } from '../casefile/inputs/parsed.ts'
import { longDate } from '../dates/plainDate.ts'
import { printPounds } from '../facts/print.ts'
import { type Answers, UNKNOWN } from './answers.ts'
import type { Flow } from './schema.ts'

/** Say why an answer does not fit an earlier one; undefined if it does. */
export function misfit(flow: Flow, id: string, answer: string, answers: Answers): InputFault | undefined {
  const question = flow.questions[id]
  const earlier = question?.kind === 'money' ? question.noMoreThan : question?.kind === 'date' && question.notBefore
  const limit = earlier && answers[earlier]
  if (!question || !limit || limit === UNKNOWN || answer === UNKNOWN) return undefined
  const other = lowerFirst(flow.questions[earlier]?.short ?? '')
  if (question.kind === 'date')
    return answer < limit ? { id: 'date-before', about: question.about, first: longDate(limit), other } : undefined
  return Number(answer) > Number(limit)
    ? { id: 'money-above', label: question.short, other, most: printPounds(Number(limit)) }
    : undefined
}

/** A label inside a sentence: "Amount of credit" becomes "amount of credit", "APR" stays as it is. */
export const lowerFirst = (words: string): string =>
  /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
