import type { Agreement, CaseFile, EvidenceEntry, PartialDate } from '../../casefile/caseFile.ts'
import { lenderKey, partialDateOf } from '../../casefile/caseFile.ts'
import type { AgreementType } from '../../casefile/caseKinds.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import { labelOf } from '../../content/words/fillIn.ts'
import { type PlainDate, plainDate } from '../../dates/plainDate.ts'
import type { FieldId } from '../../papers/fields.ts'
import type { PaperKind } from '../../papers/kinds.ts'
import type { AgreementRead } from '../../papers/readPapers.ts'
import { addEvents, type Change, updateCase } from '../case/snapshot.ts'
import { newAgreement } from '../questions/agreements.ts'
import { type Chosen, chosenKey, type PaperRow, printReading } from './paperRow.ts'
import type { PapersWords } from './wordsFile.ts'

type Value = number | string

const dayOf = (date: PartialDate | undefined): PlainDate | undefined =>
  date?.month && date.day ? plainDate(date.year, date.month, date.day) : undefined

type Line = {
  get: (agreement: Agreement) => Value | undefined
  set: (value: Value) => Partial<Agreement>
  asked?: string
}

const figure = (
  key: 'amountOfCredit' | 'totalChargeForCredit' | 'apr' | 'months' | 'monthly' | 'balloon' | 'commission',
): Line => ({ get: (agreement) => agreement[key], set: (value) => ({ [key]: Number(value) }) })

/** Fields of an agreement in the case that papers can fill: how to read and set each. */
const lines: Partial<Record<FieldId, Line>> = {
  lender: {
    asked: 'lender',
    get: ({ lenderId, lenderNameTyped }) => lenderId ?? lenderNameTyped,
    set: (value) => (/[A-Z ]/.test(String(value)) ? { lenderNameTyped: String(value) } : { lenderId: String(value) }),
  },
  agreementNumber: {
    asked: 'number',
    get: ({ agreementNo }) => agreementNo,
    set: (value) => ({ agreementNo: String(value) }),
  },
  product: {
    asked: 'kind',
    get: ({ type }) => (type === 'unknown' ? undefined : type),
    set: (value) => ({ type: value as AgreementType }),
  },
  signedOn: {
    asked: 'start',
    get: ({ start }) => dayOf(start),
    set: (value) => ({ start: partialDateOf(String(value)) }),
  },
  settledOn: { get: ({ end }) => dayOf(end), set: (value) => ({ end: partialDateOf(String(value)) }) },
  dealer: { asked: 'dealer', get: ({ dealer }) => dealer, set: (value) => ({ dealer: String(value) }) },
  registration: { asked: 'plates', get: ({ reg }) => reg?.[0], set: (value) => ({ reg: [String(value)] }) },
  amountOfCredit: figure('amountOfCredit'),
  totalCharge: figure('totalChargeForCredit'),
  apr: figure('apr'),
  paymentCount: figure('months'),
  payment: figure('monthly'),
  finalPayment: figure('balloon'),
  commission: {
    ...figure('commission'),
    set: (value) => ({ commission: Number(value), commissionSource: 'agreement' }),
  },
}

export const knownOf = (agreement: Agreement, field: FieldId): Value | undefined => lines[field]?.get(agreement)

/** The lines of an agreement of the case that papers can fill; `agreement` is undefined while the case has none. */
export function caseRows(agreement: Agreement | undefined, words: PapersWords, lenders: LenderData): PaperRow[] {
  return Object.entries(lines).map(([id, line]) => {
    const field = id as FieldId
    const given = agreement && line.get(agreement)
    return {
      key: field,
      field,
      label: labelOf(words.fields, field),
      asked: line.asked,
      given: given === undefined ? undefined : String(given),
      answerOf: String,
      print: (answer) => printReading(field, typeof given === 'number' ? Number(answer) : answer, words, lenders),
    }
  })
}

export const numberOf = (agreement: AgreementRead): Value | undefined =>
  agreement.findings.find(({ field }) => field === 'agreementNumber')?.value

/** The agreement of the case that a paper is about: the one with its number, else the one in its place. */
export const agreementFor = (
  { agreements }: CaseFile,
  index: number,
  number: Value | undefined,
): Agreement | undefined =>
  agreements.find(({ agreementNo }) => number !== undefined && plain(agreementNo ?? '') === plain(String(number))) ??
  agreements.filter(({ agreementNo }) => number === undefined || agreementNo === undefined)[index]

const plain = (number: string): string => number.replace(/[^a-z0-9]/gi, '').toLowerCase()

/** Put the accepted values into the case, adding agreements it does not hold yet. Papers and passages stay out of it. */
export const putInCase = (numbers: readonly (Value | undefined)[], chosen: Chosen): Change =>
  updateCase((caseFile) => {
    const told = numbers.map((number, index) => ({
      known: agreementFor(caseFile, index, number),
      changes: changesFor(index, chosen),
    }))
    const added = told.filter(({ known, changes }) => !known && Object.keys(changes).length > 0)
    return {
      ...caseFile,
      agreements: [
        ...caseFile.agreements.map((agreement) =>
          Object.assign({}, agreement, ...told.flatMap(({ known, changes }) => (known === agreement ? [changes] : []))),
        ),
        ...added.map(({ changes }) => ({ ...newAgreement({}), ...changes })),
      ],
    }
  })

const changesFor = (index: number, chosen: Chosen): Partial<Agreement> =>
  Object.assign(
    {},
    ...Object.entries(lines).flatMap(([field, line]) => {
      const value = chosen.get(chosenKey(index, { key: field }))
      return value === undefined ? [] : [line.set(value)]
    }),
  )

/** Keep passages as notes among the dates of the case, which only a press of their button does. */
export const keepPassages =
  (passages: readonly string[], date: PlainDate): Change =>
  (now) => {
    const lenderId = lenderKey(now.caseFile.agreements[0] ?? {})
    return addEvents(passages.map((text) => ({ date, kind: 'note', lenderId, text })))(now)
  }

const evidenceItems: Partial<Record<PaperKind, string>> = {
  agreement: 'agreement',
  'pre-contract': 'pre-contract',
  explanation: 'pre-contract',
  statement: 'statements',
  settlement: 'statements',
  invoice: 'invoice',
  letter: 'replies',
}

/** Record that the visitor has the papers that were read. An item’s status stays, except “not started”. */
export const tickEvidence = (kinds: readonly PaperKind[]): Change =>
  updateCase((caseFile) => {
    const items = [...new Set(kinds.flatMap((kind) => evidenceItems[kind] ?? []))]
    const isTold = ({ item, status }: EvidenceEntry) => items.includes(item) && status !== 'notStarted'
    const told = caseFile.evidence.filter(isTold).map(({ item }) => item)
    const added = items.filter((item) => !told.includes(item))
    return {
      ...caseFile,
      evidence: [
        ...caseFile.evidence.filter(({ item }) => !added.includes(item)),
        ...added.map((item) => ({ item, status: 'haveIt' as const })),
      ],
    }
  })

export const isEvidence = (kind: PaperKind): boolean => evidenceItems[kind] !== undefined
