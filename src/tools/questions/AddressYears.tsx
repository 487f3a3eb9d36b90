import type { Address } from '../../casefile/caseFile.ts'
import { accepted, type Parsed, refused } from '../../casefile/inputs/oneLine.ts'
import { partsOf, type PlainDate } from '../../dates/plainDate.ts'
import { type Fault, faultsOf } from '../kit/ErrorSummary.tsx'
import { TextInput } from '../kit/TextInput.tsx'

type Years = { from: string; to: string }

/** From when to when someone lived at an address, in years. Both optional. */
export const AddressYears = ({
  typed,
  onType,
  faultOf,
}: {
  typed: Years
  onType: (years: Partial<Years>) => void
  faultOf: (box: string) => string | undefined
}) => (
  <div className="fields">
    <TextInput
      id="address-from"
      label="From about which year? (optional)"
      inputMode="numeric"
      width={4}
      value={typed.from}
      onChange={(from) => onType({ from })}
      error={faultOf('address-from')}
    />
    <TextInput
      id="address-to"
      label="Until about which year? (optional)"
      inputMode="numeric"
      width={4}
      value={typed.to}
      onChange={(to) => onType({ to })}
      error={faultOf('address-to')}
    />
  </div>
)

/** Years have four numbers, lie in the past and stand in order. */
export function yearsFaults({ from, to }: Years, today: PlainDate): Fault[] {
  const order = yearOf(from) > 0 && yearOf(to) > 0 && yearOf(to) < yearOf(from)
  return faultsOf([
    ['address-from', yearFault(from, today)],
    ['address-to', order ? refused(`Year must be the same as or after ${yearOf(from)}`) : yearFault(to, today)],
  ])
}

/** The years as a case keeps them. */
export const yearsOf = ({ from, to }: Years): Pick<Address, 'from' | 'to'> => ({
  ...(yearOf(from) > 0 ? { from: { year: yearOf(from), approx: false } } : {}),
  ...(yearOf(to) > 0 ? { to: { year: yearOf(to), approx: false } } : {}),
})

const yearOf = (typed: string): number => (/^\d{4}$/.test(typed.trim()) ? Number(typed) : 0)

function yearFault(typed: string, today: PlainDate): Parsed<unknown> {
  if (typed.trim() === '') return accepted('')
  if (yearOf(typed) < 1900) return refused('Year must include 4 numbers')
  return yearOf(typed) > partsOf(today).year ? refused('Year must be in the past') : accepted('')
}
