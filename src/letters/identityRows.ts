import type { Address, CaseFile } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { longDate } from '../dates/plainDate.ts'
import { addressLines, addressPeriod } from './address.ts'
import { type Block, details } from './letter.ts'
import { voiceOf } from './voice.ts'

type Row = [label: string, value: string | undefined]

/**
 * The details a firm finds a customer by: names, date of birth, addresses then. The present address is in the
 * letterhead. `withBirthDate: false` leaves out what is not needed.
 */
export function identityRows(caseFile: CaseFile, { withBirthDate = true } = {}): Block[] {
  const { person } = caseFile
  const { name, forOther } = voiceOf(caseFile)
  const rows: Row[] = [
    [forOther ? 'Customer' : 'My name', name],
    [forOther ? 'Other names they used' : 'Other names I used', person.previousNames.map(oneLine).filter(Boolean).join(', ')],
    ['Date of birth', withBirthDate && person.dob ? longDate(person.dob) : undefined],
    ...earlierAddresses(caseFile, forOther ? 'my present address' : 'the same as now'),
  ]
  const block = details(rows)
  return block.kind === 'details' && block.rows.length > 0 ? [block] : []
}

function earlierAddresses({ person, agreements }: CaseFile, present: string): Row[] {
  const [, ...earlier] = person.addresses
  const same = agreements.length > 0 && agreements.every(({ addressThen }) => addressThen === 0)
  if (same && earlier.length === 0) return [['Address then', present]]
  return earlier.map((address): Row => [earlierLabel(address), addressLines(address).join(', ')])
}

function earlierLabel(address: Address): string {
  const period = addressPeriod(address)
  return period ? `Earlier address, ${period}` : 'Earlier address'
}
