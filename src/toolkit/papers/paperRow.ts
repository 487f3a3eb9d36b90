import type { LenderData } from '../../content/lenders/lenderData.ts'
import { longDate } from '../../dates/plainDate.ts'
import type { FieldId } from '../../papers/fields.ts'
import type { Finding } from '../../papers/findings.ts'
import { percentOf } from '../../rules/credit/rates.ts'
import { pounds } from '../../rules/money/pence.ts'
import type { PapersWords } from './wordsFile.ts'

/** A place that a finding can fill: a question of the tool or a line of the case, with the answer that stands there now. */
export type PaperRow = {
  key: string
  field: FieldId
  label: string
  /** The name of the step that asks for it, in a tool of the case. */
  asked?: string | undefined
  /** The answer given before, as the place itself writes it; undefined while there is none. */
  given: string | undefined
  /** A value as the place would write it; undefined where it has no such answer. */
  answerOf: (value: number | string) => string | undefined
  print: (answer: string) => string
}

export const findingFor = (row: PaperRow, findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ field, value }) => field === row.field && row.answerOf(value) !== undefined)

/** Values that the visitor has accepted, by agreement and row. */
export type Chosen = ReadonlyMap<string, number | string>

export const chosenKey = (agreement: number, row: Pick<PaperRow, 'key'>): string => `${agreement} ${row.key}`

const dates: readonly FieldId[] = ['signedOn', 'settledOn']
const rates: readonly FieldId[] = ['apr', 'interestRate']
const counts: readonly FieldId[] = ['paymentCount', 'term']

/** Print a reading as a visitor reads it: "£12,500.00", "8.9%", "12 March 2016", a lender’s name. */
export function printReading(
  field: FieldId,
  value: number | string,
  { values }: PapersWords,
  { lenders }: LenderData,
): string {
  if (dates.includes(field)) return longDate(String(value))
  if (rates.includes(field)) return `${percentOf(Number(value))}%`
  if (counts.includes(field)) return String(value)
  if (typeof value === 'number') return pounds(value)
  if (field === 'lender') return lenders.find(({ slug }) => slug === value)?.name ?? value
  return values.find(({ id }) => id === value)?.label ?? value
}
