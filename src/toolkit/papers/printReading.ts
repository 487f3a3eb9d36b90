import { longDate } from '../../dates/plainDate.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { FieldId } from '../../papers/fields.ts'
import { percentOf } from '../../rules/credit/rates.ts'
import type { PapersWords } from './wordsFile.ts'
import { pounds } from '../controls/money.ts'

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
