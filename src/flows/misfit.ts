import { longDate } from '../dates/plainDate.ts'
import { printPounds } from '../facts/print.ts'
import { type Answers, UNKNOWN } from './answers.ts'
import type { Flow } from './schema.ts'

/** Why an answer does not go with an earlier one, in words to show; undefined when it does. */
export function misfit(flow: Flow, id: string, answer: string, answers: Answers): string | undefined {
  const question = flow.questions[id]
  if (question === undefined || answer === UNKNOWN) return undefined
  if (question.kind === 'money' && question.noMoreThan !== undefined) {
    const most = answers[question.noMoreThan]
    if (most === undefined || Number(answer) <= Number(most)) return undefined
    return `${question.short} must be the same as or less than the ${lowerFirst(flow.questions[question.noMoreThan]?.short ?? '')}, ${printPounds(Number(most))}`
  }
  if (question.kind === 'date' && question.notBefore !== undefined) {
    const first = answers[question.notBefore]
    if (first === undefined || answer >= first) return undefined
    return `Date ${question.about} must be the same as or after ${longDate(first)}, the ${lowerFirst(flow.questions[question.notBefore]?.short ?? '')}`
  }
  return undefined
}

/** A label inside a sentence: "Amount of credit" becomes "amount of credit", "APR" stays as it is. */
export const lowerFirst = (words: string): string =>
  /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
