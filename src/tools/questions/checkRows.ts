import type { Address, CaseFile } from '../../casefile/caseFile.ts'
import { printPartialDate } from '../../casefile/partialDate.ts'
import { longDate } from '../../dates/plainDate.ts'
import { plateWords } from '../../letters/agreementWords.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { SummaryRow } from '../kit/SummaryList.tsx'
import { kindName } from './agreementKinds.ts'
import { lenderNameOf } from './agreements.ts'

const notGiven = 'Not provided'

type Rows = { key: string; label: string; value: string | undefined }[]

/** Rows of answers with a way to change each: the key of a row is the step that asks for it. */
export const rowsToChange = (rows: Rows, change: (step: string) => void): SummaryRow[] =>
  rows.map(({ key, label, value }) => ({ key, label, value: value || notGiven, onChange: () => change(key) }))

/** The answers about one agreement. */
export const agreementRows = ({ agreements }: CaseFile, id: string, lenders: LenderData): Rows =>
  agreements
    .filter((agreement) => agreement.id === id)
    .flatMap((agreement) => [
      { key: `lender:${id}`, label: 'Lender', value: lenderNameOf(agreement, lenders) },
      { key: `number:${id}`, label: 'Agreement number', value: agreement.agreementNo },
      { key: `kind:${id}`, label: 'Kind of finance', value: kindName(agreement.type) },
      { key: `start:${id}`, label: 'Started', value: agreement.start && printPartialDate(agreement.start) },
      { key: `plates:${id}`, label: 'Number plate', value: agreement.reg?.map(plateWords).join(', ') },
      { key: `dealer:${id}`, label: 'Dealer or broker', value: agreement.dealer },
      {
        key: `joint:${id}`,
        label: 'Anyone else on the agreement',
        value: { yes: agreement.jointNames?.join(', ') || 'Yes', no: 'No', unknown: 'I do not know' }[agreement.joint],
      },
    ])

const acting = {
  self: 'Myself',
  helper: 'Someone I am helping',
  attorney: 'Someone I have power of attorney for',
  executor: 'Someone who has died',
}
const contact = { email: 'By email', post: 'By post', phone: 'By phone' }

/** The answers about the person. */
export function personRows({ person, acting: role, agreements }: CaseFile): Rows {
  const [now, ...earlier] = person.addresses
  const same = agreements.some(({ addressThen }) => addressThen === 0)
  return [
    { key: 'acting', label: 'Writing for', value: [acting[role.as], role.forName].filter(Boolean).join(': ') },
    { key: 'name', label: 'Full name', value: person.fullName },
    { key: 'other-names', label: 'Other names then', value: person.previousNames.join(', ') },
    { key: 'birth', label: 'Date of birth', value: person.dob && longDate(person.dob) },
    { key: 'address:0', label: 'Address now', value: now && inOneLine(now) },
    ...earlier.map((address, index) => ({
      key: `address:${index + 1}`,
      label: `Earlier address ${index + 1}`,
      value: inOneLine(address),
    })),
    {
      key: `address-then:${Math.min(earlier.length, 4)}`,
      label: earlier.length > 0 ? 'More addresses then' : 'Address then',
      value: earlier.length > 0 ? 'No' : same ? 'The same as now' : undefined,
    },
    {
      key: 'reply',
      label: 'How they should answer',
      value: [
        contact[person.contactBy],
        { email: person.email, phone: person.phone, post: undefined }[person.contactBy],
      ]
        .filter(Boolean)
        .join(': '),
    },
    { key: 'needs', label: 'What they should make easier', value: person.supportNeeds },
  ]
}

const inOneLine = ({ lines, postcode, country }: Address): string =>
  [...lines, postcode, country].filter(Boolean).join(', ')
