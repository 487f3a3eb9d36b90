import type { InputFault } from '../casefile/inputs/parsed.ts'
import { longDate } from '../dates/plainDate.ts'
import { printPounds } from '../facts/print.ts'
import { type Answers, UNKNOWN } from './answers.ts'
import type { Flow } from './schema.ts'

/** Say why an answer does not fit an earlier one; undefined if it does. */
export function misfit(flow: Flow, id: string, answer: string, answers: Answers): InputFault | undefined {
  const question = flow.questions[id]
  if (question === undefined || answer === UNKNOWN) return undefined
  if (question.kind === 'money' && question.noMoreThan !== undefined) {
    const most = answers[question.noMoreThan]
    if (most === undefined || most === UNKNOWN || Number(answer) <= Number(most)) return undefined
    return {
      id: 'money-above',
      label: question.short,
      other: shortOf(flow, question.noMoreThan),
      most: printPounds(Number(most)),
    }
  }
  if (question.kind === 'date' && question.notBefore !== undefined) {
    const first = answers[question.notBefore]
    if (first === undefined || first === UNKNOWN || answer >= first) return undefined
    return {
      id: 'date-before',
      about: question.about,
      first: longDate(first),
      other: shortOf(flow, question.notBefore),
    }
  }
  return undefined
}

const shortOf = (flow: Flow, id: string): string => lowerFirst(flow.questions[id]?.short ?? '')

/** A label inside a sentence: "Amount of credit" becomes "amount of credit", "APR" stays as it is. */
export const lowerFirst = (words: string): string =>
  /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
