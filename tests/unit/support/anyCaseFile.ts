import fc from 'fast-check'
import type {
  Address,
  Agreement,
  CaseEvent,
  CaseFile,
  PackFields,
  PartialDate,
  Person,
  SavedCase,
  ToolAnswers,
} from '../../../src/casefile/caseFile.ts'
import {
  agreementTypes,
  caseEventKinds,
  caseFileFormat,
  caseFileVersion,
  evidenceStatuses,
} from '../../../src/casefile/caseKinds.ts'
import { addDays, fromDayNumber } from '../../../src/dates/plainDate.ts'
import { holidayNations } from '../../../src/facts/fact.ts'

/** Text that has broken forms, letters, files and spreadsheets. */
export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '<script>alert(1)</script>',
      '</textarea><img src=x onerror=alert(1)>',
      '&amp;<b>O’Brien</b>',
      '"; DROP TABLE agreements; --',
      '=HYPERLINK("http://example.org","x")',
      '+441632960001',
      '-1+1',
      '@SUM(A1:A9)',
      '\u202Ecod.exe\u202C',
      '\u202Eopen',
      '\u2067never closed',
      'שלום',
      'محمد',
      'Nguyễn Thị Ánh',
      'O’Brien-Ødegård',
      '李小龙',
      '👩‍👩‍👧',
      'a\r\nBcc: someone@example.org',
      'null',
      '__proto__',
      '[1: your full name]',
      '{{name}}',
      '${name}',
      '%0D%0A',
      '\u0000\u0007\u001B[31m',
      '\uD800',
      '   ',
      '',
      '\uFFFE',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x'.repeat(10_000), 'é😀'.repeat(3_000), '<'.repeat(10_000), 'word '.repeat(2_000)),
  },
)

const day = fc.integer({ min: 0, max: 7_300 }).map((days) => addDays(fromDayNumber(13_514), days))

const partialDate: fc.Arbitrary<PartialDate> = fc.record(
  { year: fc.integer({ min: 1990, max: 2027 }), month: fc.integer({ min: 1, max: 12 }), approx: fc.boolean() },
  { requiredKeys: ['year', 'approx'] },
)

const address: fc.Arbitrary<Address> = fc.record(
  {
    lines: fc.array(hostileText, { maxLength: 5 }),
    postcode: hostileText,
    country: hostileText,
    from: partialDate,
    to: partialDate,
  },
  { requiredKeys: ['lines'] },
)

const person: fc.Arbitrary<Person> = fc.record(
  {
    fullName: hostileText,
    previousNames: fc.array(hostileText, { maxLength: 4 }),
    dob: day,
    addresses: fc.array(address, { maxLength: 6 }),
    email: hostileText,
    phone: hostileText,
    contactBy: fc.constantFrom('email', 'post', 'phone'),
    supportNeeds: hostileText,
  },
  { requiredKeys: ['fullName', 'previousNames', 'addresses', 'contactBy'] },
)

const pence = fc.integer({ min: 0, max: 50_000_000 })
const lenderId = fc.constantFrom('volkswagen-financial-services', 'black-horse', 'motonovo-finance', 'no-longer-listed')

const agreement: fc.Arbitrary<Agreement> = fc.record(
  {
    id: fc.uuid(),
    lenderId,
    lenderNameTyped: hostileText,
    brand: hostileText,
    dealer: hostileText,
    reg: fc.array(hostileText, { maxLength: 3 }),
    agreementNo: hostileText,
    type: fc.constantFrom(...agreementTypes),
    start: partialDate,
    end: partialDate,
    amountOfCredit: pence,
    apr: fc.integer({ min: 0, max: 9_999 }),
    months: fc.integer({ min: 1, max: 120 }),
    monthly: pence,
    balloon: pence,
    totalChargeForCredit: pence,
    commission: pence,
    commissionSource: fc.constantFrom('lenderLetter', 'agreement', 'guess'),
    joint: fc.constantFrom('yes', 'no', 'unknown'),
    jointNames: fc.array(hostileText, { maxLength: 2 }),
    maybeMore: fc.boolean(),
  },
  { requiredKeys: ['id', 'type', 'joint'] },
)

const event: fc.Arbitrary<CaseEvent> = fc.record(
  {
    id: fc.uuid(),
    date: day,
    kind: fc.constantFrom(...caseEventKinds),
    lenderId: fc.oneof(lenderId, hostileText),
    code: hostileText,
    by: fc.constantFrom('email', 'post', 'form', 'phone'),
    text: hostileText,
  },
  { requiredKeys: ['id', 'date', 'kind', 'lenderId'] },
)

/** Case files of the present version: every one may be saved, so every one must be read back and written about. */
export const anyCaseFile: fc.Arbitrary<CaseFile> = fc.record(
  {
    format: fc.constant(caseFileFormat),
    version: fc.constant(caseFileVersion),
    id: fc.uuid(),
    person,
    acting: fc.record(
      {
        as: fc.constantFrom('self', 'attorney', 'executor', 'helper'),
        forName: hostileText,
        address,
        proof: fc.constantFrom('willAttach', 'later'),
      },
      { requiredKeys: ['as'] },
    ),
    representative: fc.record({ name: hostileText, signedOn: day }, { requiredKeys: ['name'] }),
    agreements: fc.uniqueArray(agreement, { maxLength: 4, selector: ({ id }) => id }),
    events: fc.uniqueArray(event, { maxLength: 4, selector: ({ id }) => id }),
    evidence: fc.array(
      fc.record({
        item: fc.constantFrom('agreement', 'emails'),
        status: fc.constantFrom(...evidenceStatuses),
        note: hostileText,
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['format', 'version', 'id', 'person', 'acting', 'agreements', 'events', 'evidence'] },
)

const dateTyped = fc.record({ day: hostileText, month: hostileText, year: hostileText })

const pack: fc.Arbitrary<PackFields> = fc.record({
  kind: fc.constantFrom('final-response', 'scheme-decision', 'none', ''),
  answerDate: dateTyped,
  complaintDate: dateTyped,
  code: hostileText,
  reasons: fc.array(fc.oneof(fc.constantFrom('delay', 'amount'), hostileText), { maxLength: 3 }),
  ownWords: hostileText,
  offered: hostileText,
  wanted: hostileText,
  lateBecause: hostileText,
  acceptedInFull: fc.boolean(),
  olderCase: fc.boolean(),
  saysNotRightFirm: fc.boolean(),
  inAdministration: fc.boolean(),
})

const someOf = <Value>(value: fc.Arbitrary<Value>) =>
  fc.dictionary(
    fc
      .oneof(lenderId, fc.constantFrom('constructor', 'name:1'), fc.string({ maxLength: 10 }))
      // No lender, letter or question is called so; a file that has it is read without.
      .filter((name) => name !== '__proto__'),
    value,
    { maxKeys: 3 },
  )

const drafts: fc.Arbitrary<NonNullable<ToolAnswers['drafts']>> = someOf(
  someOf(fc.oneof(hostileText, fc.boolean(), fc.array(hostileText, { maxLength: 2 }), dateTyped)),
)

const letterEdit = fc.record({ to: hostileText, email: hostileText, body: hostileText })

/** What the tools ask beside the case, half-typed questions and the ombudsman pack included. */
export const anyToolAnswers: fc.Arbitrary<ToolAnswers> = fc.record(
  {
    asked: fc.uniqueArray(hostileText, { maxLength: 5 }),
    edits: someOf(
      fc.oneof(
        letterEdit,
        fc.tuple(letterEdit, letterEdit).map(([edit, from]) => ({ ...edit, from })),
      ),
    ),
    want: fc.constantFrom('information', 'complaint', 'both'),
    complainedBefore: fc.boolean(),
    nation: fc.constantFrom(...holidayNations),
    stage: fc.constantFrom('before', 'after-complaint', 'ombudsman'),
    checks: someOf(hostileText),
    sar: fc.record(
      {
        items: fc.array(fc.oneof(fc.constantFrom('agreement', 'calls'), hostileText), { maxLength: 3 }),
        format: fc.constantFrom('email', 'post', 'portal'),
        years: fc.record({ from: fc.integer({ min: 1990, max: 2027 }), to: fc.integer({ min: 1990, max: 2027 }) }),
        withoutPolicies: fc.boolean(),
        alsoBrokers: fc.boolean(),
      },
      { requiredKeys: ['items', 'format', 'withoutPolicies', 'alsoBrokers'] },
    ),
    packs: someOf(pack),
    setAside: someOf(hostileText),
    drafts,
  },
  { requiredKeys: ['asked', 'edits'] },
)

/** Everything that is saved and exported. */
export const anySavedCase: fc.Arbitrary<SavedCase> = fc.record({ caseFile: anyCaseFile, answers: anyToolAnswers })
