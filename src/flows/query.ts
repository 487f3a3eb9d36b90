import type { PartialDate } from '../casefile/caseFile.ts'
import { partialDateOf, printPartialDate } from '../casefile/caseFile.ts'
import { parseApr, parseMoney, parseMonths } from '../casefile/inputs/agreement.ts'
import { isPlainDate } from '../dates/plainDate.ts'
import { printPounds } from '../facts/print.ts'
import { type Answers, UNKNOWN } from './answers.ts'
import type { Flow, FlowQuestion } from './schema.ts'

/**
 * Answers as a query string keyed by question id: "finance=hp&start=2016-03". Those of a second run through the
 * questions carry its number in front: "2.finance=pcp". Nothing in them says who the visitor is.
 */
export function toQuery(flow: Flow, runs: readonly Answers[]): URLSearchParams {
  const query = new URLSearchParams()
  runs.forEach((answers, index) => {
    for (const id of Object.keys(flow.questions))
      if (answers[id] !== undefined) query.set(keyOf(index, id), answers[id])
  })
  return query
}

/** Read answers from a query string. Unknown keys and answers that a question does not allow are dropped. There is always one run. */
export function fromQuery(flow: Flow, query: URLSearchParams): Answers[] {
  const most = flow.several?.most ?? 1
  const runs = Array.from({ length: most }, (_, index) =>
    Object.fromEntries(
      Object.entries(flow.questions).flatMap(([id, question]) => {
        const answer = query.get(keyOf(index, id))
        return answer !== null && isAnswer(question, answer) ? [[id, answer]] : []
      }),
    ),
  )
  const last = runs.findLastIndex((answers) => Object.keys(answers).length > 0)
  return runs.slice(0, Math.max(1, last + 1))
}

/** The key of a question’s answer: "apr", and "2.apr" in the second run. Runs count from 0. */
export const keyOf = (run: number, id: string): string => (run === 0 ? id : `${run + 1}.${id}`)

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

/** The answer to a question for a month: "2016-03", or "2016" where the month is not known. */
export const monthAnswer = ({ year, month }: PartialDate): string =>
  month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`

/** An answer in words: "Hire purchase", "March 2016", "£12,500.50", "8.9%", "48 months". */
export function printAnswer(question: FlowQuestion, answer: string): string {
  if (question.kind === 'choice') return question.options.find(({ value }) => value === answer)?.label ?? answer
  return answer === UNKNOWN ? (question.unknown ?? 'Not known') : printTyped(question.kind, answer)
}

export function printTyped(kind: Exclude<FlowQuestion['kind'], 'choice'>, answer: string): string {
  switch (kind) {
    case 'date':
    case 'month':
      return printPartialDate(partialDateOf(answer))
    case 'money':
      return printPounds(Number(answer))
    case 'apr':
      return `${answer}%`
    case 'months':
      return `${answer} ${answer === '1' ? 'month' : 'months'}`
  }
}
