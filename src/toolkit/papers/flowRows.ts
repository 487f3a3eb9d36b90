import type { Agreement } from '../../casefile/caseFile.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { UNKNOWN } from '../../flows/answers.ts'
import type { LetterAnswers } from '../../flows/letterAnswers.ts'
import { keyOf, monthAnswer, printTyped } from '../../flows/query.ts'
import type { FlowQuestion } from '../../flows/schema.ts'
import type { FieldId } from '../../papers/fields.ts'
import { percentOf } from '../../rules/credit/rates.ts'
import { poundsOf } from '../../rules/money/pence.ts'
import { pushSearch } from '../run/address.ts'
import { knownOf } from './caseRows.ts'
import { type Chosen, chosenKey, type PaperRow } from './paperRow.ts'

/** Field of a paper that answers a question; of a choice, the option for each value, and for all others. */
export type PaperAnswer = { field: FieldId; options?: Readonly<Record<string, string>>; otherwise?: string }

export type PaperAnswers = Readonly<Record<string, PaperAnswer>>

/** Such a question as the panel needs it: how its answer is written, and the words for it and for its options. */
export type PaperQuestion = PaperAnswer & {
  id: string
  label: string
  kind: FlowQuestion['kind']
  labels: Readonly<Record<string, string>>
}

/** Convert a value to an answer as the tool’s address writes it; undefined if no option fits. */
export function answerOf(
  { kind, options, otherwise }: Pick<PaperQuestion, 'kind' | 'options' | 'otherwise'>,
  value: number | string,
): string | undefined {
  switch (kind) {
    case 'money':
      return String(poundsOf(Number(value)))
    case 'apr':
      return String(percentOf(Number(value)))
    case 'month':
      return String(value).slice(0, 7)
    case 'choice':
      return options?.[String(value)] ?? otherwise
    default:
      return String(value)
  }
}

/** The questions of a tool that papers can answer, for one of its agreements, with what the page’s address holds already. */
export function flowRows(questions: readonly PaperQuestion[], agreement: number, search: string): PaperRow[] {
  const query = new URLSearchParams(search)
  return questions.map((question) => ({
    key: question.id,
    field: question.field,
    label: question.label,
    given: query.get(keyOf(agreement, question.id)) ?? undefined,
    answerOf: (value) => answerOf(question, value),
    print: (answer) => {
      const { kind, labels } = question
      if (answer === UNKNOWN || kind === 'choice') return labels[answer] ?? answer
      return printTyped(kind, answer)
    },
  }))
}

/** Answer a tool’s questions, by their ids, from an agreement of the case: values as papers would give them. */
export function caseAnswers(questions: readonly PaperQuestion[], agreement: Agreement): Map<string, number | string> {
  return new Map(
    questions.flatMap((question) => {
      const value = knownOf(agreement, question.field)
      const isMonth = question.field === 'signedOn' && question.kind === 'month'
      const known = isMonth && agreement.start ? monthAnswer(agreement.start) : value
      return known !== undefined && answerOf(question, known) !== undefined ? [[question.id, known] as const] : []
    }),
  )
}

/** List the rows of a tool that the visitor’s case answers, with each value; agreements keep their order. */
export const rowsFromCase = (questions: readonly PaperQuestion[], agreements: readonly Agreement[], search: string) =>
  agreements.flatMap((agreement, index) => {
    const known = caseAnswers(questions, agreement)
    return flowRows(questions, index, search).flatMap((row) => {
      const value = known.get(row.key)
      return value === undefined ? [] : [{ index, row, value }]
    })
  })

/** Return the accepted answers, as the address of the tool writes them. */
export const answersChosen = (
  questions: readonly PaperQuestion[],
  agreements: number,
  chosen: Chosen,
): [key: string, answer: string][] =>
  Array.from({ length: agreements }, (_, agreement) =>
    questions.flatMap((question): [string, string][] => {
      const value = chosen.get(chosenKey(agreement, { key: question.id }))
      const answer = value === undefined ? undefined : answerOf(question, value)
      return answer === undefined ? [] : [[keyOf(agreement, question.id), answer]]
    }),
  ).flat()

export const answersOfLetter = ({ chosen, dated }: LetterAnswers, date: PlainDate | undefined): [string, string][] => [
  ...Object.entries(chosen),
  ...dated.flatMap((question): [string, string][] => (date ? [[question, date]] : [])),
]

/** Put answers into the page’s address, where the tool reads them. It then asks only what is left, and goes to the end. */
export function putInAddress(answers: readonly (readonly [key: string, answer: string])[], search: string): void {
  const query = new URLSearchParams(search)
  for (const [key, answer] of answers) query.set(key, answer)
  // The visitor’s own question may be passed over now; the answers are shown to be checked.
  query.delete('of')
  query.set('at', 'check')
  query.set('change', '1')
  pushSearch(`?${query}`)
}
