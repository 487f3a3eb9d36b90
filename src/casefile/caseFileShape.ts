import { daysInMonth } from '../dates/plainDate.ts'
import {
  agreementTypes,
  caseEventKinds,
  caseFileFormat,
  caseFileVersion,
  evidenceStatuses,
  type CaseFile,
  type PartialDate,
} from './caseFile.ts'
import { toolAnswersShape } from './toolAnswersShape.ts'
import { also, day, fields, list, oneOf, type Shape, text, wholeNumber, yesOrNo } from './shape.ts'

// Far above what the questions accept, so that nothing typed is ever lost; low enough to fit a browser's storage.
const words = text(20_000)
const id = text(200)
const pence = wholeNumber(0, 100_000_000)

const partialDate: Shape = also(
  fields({ year: wholeNumber(1900, 2200), approx: yesOrNo }, { month: wholeNumber(1, 12), day: wholeNumber(1, 31) }),
  ({ year, month, day: number }: PartialDate) =>
    number === undefined || (month !== undefined && number <= daysInMonth(year, month)),
  { id: 'day' },
)

const address = fields(
  { lines: list(words, 12) },
  { postcode: words, country: words, from: partialDate, to: partialDate },
)

const person = fields(
  {
    fullName: words,
    previousNames: list(words, 20),
    addresses: list(address, 20),
    contactBy: oneOf('email', 'post', 'phone'),
  },
  { dob: day, email: words, phone: words, supportNeeds: words },
)

const acting = fields(
  { as: oneOf('self', 'attorney', 'executor', 'helper') },
  { forName: words, address, proof: oneOf('willAttach', 'later') },
)

const agreement = fields(
  { id, type: oneOf(...agreementTypes), joint: oneOf('yes', 'no', 'unknown') },
  {
    lenderId: id,
    lenderNameTyped: words,
    brand: words,
    dealer: words,
    reg: list(words, 20),
    agreementNo: words,
    start: partialDate,
    end: partialDate,
    amountOfCredit: pence,
    apr: wholeNumber(0, 1_000_000),
    months: wholeNumber(1, 600),
    monthly: pence,
    balloon: pence,
    totalChargeForCredit: pence,
    commission: pence,
    commissionSource: oneOf('lenderLetter', 'agreement', 'guess'),
    jointNames: list(words, 10),
    addressThen: wholeNumber(0, 19),
    maybeMore: yesOrNo,
  },
)

const event = fields(
  { id, date: day, kind: oneOf(...caseEventKinds), lenderId: words },
  { code: words, by: oneOf('email', 'post', 'form', 'phone'), text: words },
)

const evidence = fields({ item: id, status: oneOf(...evidenceStatuses) }, { agreementId: id, note: words })

const withUniqueIds = (shape: Shape) =>
  also(shape, (items: { id: string }[]) => new Set(items.map((item) => item.id)).size === items.length, { id: 'ids' })

/** The shape of a case file of the present version, as text holds it: the case, and under `answers` what the tools ask beside it. */
export const caseFileShape: Shape = also(
  fields(
    {
      format: oneOf(caseFileFormat),
      version: oneOf(caseFileVersion),
      id,
      person,
      acting,
      agreements: withUniqueIds(list(agreement, 100)),
      events: withUniqueIds(list(event, 1_000)),
      evidence: list(evidence, 2_000),
      answers: toolAnswersShape,
    },
    { representative: fields({ name: words }, { signedOn: day }) },
  ),
  ({ agreements, person: { addresses } }: CaseFile) =>
    agreements.every(({ addressThen }) => addressThen === undefined || addressThen < addresses.length),
  { id: 'addresses' },
)
