import { isPlainDate } from '../dates/plainDate.ts'
import { UNKNOWN } from './answers.ts'
import type { FlowQuestion } from './schema.ts'
import { parseApr, parseMoney, parseMonths } from '../casefile/inputs/agreement.ts'

/** Check that a text from the page's address, or from a journey, is a possible answer to a question. */
export function isAnswer(question: FlowQuestion, text: string): boolean {
  if (question.kind === 'choice') return question.options.some(({ value }) => value === text)
  if (text === UNKNOWN) return question.unknown !== undefined
  switch (question.kind) {
    case 'date':
      return isPlainDate(text)
    case 'month':
      return /^\d{4}(-\d{2}(-\d{2})?)?$/.test(text) && isPlainDate(text.padEnd(10, '-01'))
    case 'money':
      return /^\d+(\.\d{1,2})?$/.test(text) && parseMoney(text, boundsOf(question)).ok
    case 'apr':
      return parseApr(text).ok
    case 'months':
      return /^\d+$/.test(text) && parseMonths(text).ok
  }
}

/** Arguments for the money parser: the label and the least and most, in pounds. */
export const boundsOf = ({ short, least, most }: Extract<FlowQuestion, { kind: 'money' }>) => ({
  label: short,
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
})
