import { printPartialDate } from '../casefile/partialDate.ts'
import { printPounds } from '../facts/print.ts'
import { UNKNOWN } from './answers.ts'
import type { FlowQuestion } from './schema.ts'

/** An answer in words: "Hire purchase", "March 2016", "£12,500.50", "8.9%", "48 months". */
export function printAnswer(question: FlowQuestion, answer: string): string {
  if (question.kind === 'choice') return question.options.find(({ value }) => value === answer)?.label ?? answer
  if (answer === UNKNOWN) return question.unknown ?? 'Not known'
  switch (question.kind) {
    case 'date':
    case 'month':
      return printDate(answer)
    case 'money':
      return printPounds(Number(answer))
    case 'apr':
      return `${answer}%`
    case 'months':
      return `${answer} ${answer === '1' ? 'month' : 'months'}`
  }
}

function printDate(answer: string): string {
  const [year = 0, month, day] = answer.split('-').map(Number)
  return printPartialDate({
    year,
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day }),
    approx: false,
  })
}
