import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readPapers } from '../../../src/papers/readPapers.ts'
import { countedPage } from './countedPage.ts'

const names = {
  lenders: [],
  names: [
    { name: 'Acorn Finance Limited', kind: 'trading' as const, lender: 'acorn-finance' },
    { name: 'Old Oak Credit', kind: 'former' as const, lender: 'acorn-finance' },
  ],
}
const read = (text: string) => readPapers([{ name: 'paper.txt', pages: pagesOfText(text) }], names)
const found = (text: string) =>
  read(text).agreements.map(({ findings }) => Object.fromEntries(findings.map(({ field, value }) => [field, value])))

const agreement = (
  number: string,
  credit = '£10,000.00',
) => `Hire-Purchase Agreement regulated by the Consumer Credit Act 1974
Agreement number    ${number}
Creditor    Acorn Finance Ltd
You may not sell the car before it is yours.
Cash price    £12,500.00
Deposit    £2,500.00
Amount of credit    ${credit}
APR    8.9%
48 monthly payments of £246.75
Date of agreement    15/06/2016`

test('an agreement, with the lender by whatever name it is called', () => {
  expect(found(agreement('4400123'))).toEqual([
    {
      lender: 'acorn-finance',
      agreementNumber: '4400123',
      product: 'hp',
      signedOn: '2016-06-15',
      cashPrice: 1_250_000,
      deposit: 250_000,
      amountOfCredit: 1_000_000,
      apr: 890,
      paymentCount: 48,
      payment: 24_675,
      term: 48,
    },
  ])
  expect(found('Lender    Old Oak Credit')[0]).toEqual({ lender: 'acorn-finance' })
  expect(found('Lender    Nobody We Know Limited')[0]).toEqual({ lender: 'Nobody We Know Limited' })
})

test('each finding has its page, its passage and what to mark in it', () => {
  const [{ findings = [] } = {}] = read(`Cover\f${agreement('4400123')}`).agreements
  const apr = findings.find(({ field }) => field === 'apr')
  expect(apr?.place).toEqual({ page: 2, passage: 'APR · 8.9%', mark: [6, 10] })
  expect(apr?.paper).toEqual({ file: 'paper.txt', kind: 'agreement', from: 2, to: 2 })
})

test('a figure that the others give is said to be on the paper whose page holds it, whatever its number', () => {
  const papers = [
    ['invoice.txt', 'Sales invoice\nInvoice number 12\nCash price    £12,500.00\nDeposit    £2,500.00'],
    [
      'agreement.txt',
      'Hire purchase agreement regulated by the Consumer Credit Act 1974\nAgreement number 4400123\nLent to you for the car: £10,000.00',
    ],
  ]
  const [{ findings = [] } = {}] = readPapers(
    papers.map(([name = '', text = '']) => ({ name, pages: pagesOfText(text) })),
    names,
  ).agreements
  expect(findings.find(({ field }) => field === 'amountOfCredit')).toMatchObject({
    value: 1_000_000,
    doubts: ['by-sum'],
    place: { page: 1, passage: 'Lent to you for the car: £10,000.00' },
    paper: { file: 'agreement.txt', kind: 'agreement' },
  })
})

test('a page is looked at as often whether few or many go on under its heading', () => {
  const looksAtFirst = (pages: number): number => {
    const [first, ...others] = Array.from({ length: pages }, () => countedPage('Hire purchase agreement\nTerms'))
    readPapers([{ name: 'paper.txt', pages: [first!, ...others].map(({ page }) => page) }], names)
    return first!.looks()
  }
  expect(looksAtFirst(20)).toBe(looksAtFirst(2))
})

test('two agreements in one bundle are kept apart', () => {
  expect(
    found(`${agreement('4400123')}\f${agreement('5500999', '£10,000.00')}`).map(
      ({ agreementNumber }) => agreementNumber,
    ),
  ).toEqual(['4400123', '5500999'])
})

test('figures that do not agree are read as they stand, and said to be unsure', () => {
  const [{ findings = [], checks = [] } = {}] = read(agreement('4400123', '£10,200.00')).agreements
  expect(findings.find(({ field }) => field === 'amountOfCredit')).toMatchObject({ value: 1_020_000, doubts: ['sums'] })
  expect(checks.find(({ id }) => id === 'credit')).toMatchObject({ agrees: false, worked: 1_000_000 })
})

test('where papers differ, both readings are given', () => {
  const [{ findings = [] } = {}] = read(
    'Hire purchase credit agreement\nRegistration    WX16 KLM\nRegistration    WX16 KLN',
  ).agreements
  expect(findings.find(({ field }) => field === 'registration')).toMatchObject({
    value: 'WX16KLM',
    doubts: ['differs'],
    others: [{ value: 'WX16KLN' }],
  })
})

test('half of the total, a third of it and what a missed payment costs are none of the sums', () => {
  expect(
    found(
      'Credit agreement\nhalf of the total amount payable under this agreement, that is £6,000.00\none third of the total amount payable, that is £4,000.00\nMissed payments cost £25.00',
    ),
  ).toEqual([])
})

test('a hire purchase with a last payment that need not be made is a PCP', () => {
  expect(
    found('Hire purchase agreement\n47 monthly payments of £199.99 and a final payment of £7,500.00')[0],
  ).toMatchObject({ product: 'pcp', paymentCount: 47, payment: 19_999, finalPayment: 750_000 })
})

test('a last payment with a fee in it makes no PCP', () => {
  expect(
    found(
      'Hire purchase agreement\nFirst payment of £243.08 followed by 46 payments of £144.08 and a final payment of £243.20',
    )[0],
  ).toEqual({ product: 'hp', paymentCount: 48, payment: 14_408, term: 48 })
})

test('labels one under another go with the values below them, in their order', () => {
  expect(found('Cash price\nDeposit\nAmount of credit\n£12,500.00\n£500.00\n£12,000.00')).toEqual([
    { cashPrice: 1_250_000, deposit: 50_000, amountOfCredit: 1_200_000 },
  ])
})

test('a flat rate counts as the rate of interest where no other stands, and a sum may stand before what it is', () => {
  const flat = 'Credit agreement\nFixed rate of interest 6.46% flat per annum\n'
  expect(found(`${flat}We paid the dealer £412.35 in commission.`)).toEqual([{ interestRate: 646, commission: 41_235 }])
  expect(found(`${flat}Nominal rate of interest applied 12.10%`)).toEqual([{ interestRate: 1_210 }])
})

test('passages that speak of commission are listed, and how it was worked out is told from them', () => {
  const [one] = read(
    'Commission disclosure\nWe paid a commission of £650.00 to the dealer.\nThe dealer could set the interest rate and so its commission.',
  ).agreements
  expect(one?.findings.map(({ field, value }) => [field, value])).toEqual([
    ['commission', 65_000],
    ['commissionHow', 'discretionary'],
  ])
  expect(one?.disclosures.map(({ passage }) => passage)).toEqual([
    'We paid a commission of £650.00 to the dealer.',
    'The dealer could set the interest rate and so its commission.',
  ])
})

test('nothing in it is nothing found', () => {
  expect(read('A poem about spring').agreements).toEqual([])
  expect(readPapers([], names)).toEqual({ papers: [], agreements: [] })
})

test('the number of payments is worked out where none is said and the sums leave no other', () => {
  expect(
    found(
      'Conditional sale agreement\nDeposit    £500.00\nMonthly payment    £200.00\nTerm    48 months\nTotal amount payable    £10,100.00',
    )[0],
  ).toMatchObject({ paymentCount: 48, payment: 20_000, totalPayable: 1_010_000 })
})

test('what a scanner took for other letters is read all the same', () => {
  expect(
    found(
      'H1RE PURCHASE AGREEMENT\nAgreernent Nurnber: 4418820119\nAmountofCredit    £9,200.00\nTota1 Charge for Credit    £1,800.00',
    )[0],
  ).toMatchObject({
    agreementNumber: '4418820119',
    amountOfCredit: 920_000,
    totalCharge: 180_000,
  })
})

test('a lender is told by the part that a sentence gives it', () => {
  expect(
    found(
      'Hire purchase agreement\nmade between (1) Castlegate Vehicle Finance plc of 3 Guildhall Street ("the Owner") and (2) you',
    )[0],
  ).toMatchObject({ lender: 'Castlegate Vehicle Finance plc' })
})

test('neither the head of a ledger nor that of a mail dates an agreement', () => {
  expect(
    found(
      'Hire purchase agreement 4418820\nDate    Type    Amount    Balance\n01/03/2017    DD    £211.40    £8,113.90',
    )[0],
  ).not.toHaveProperty('signedOn')
  expect(
    found('From: a@example.com\nSubject: your finance\nDate: 11 January 2020\nHire purchase agreement 4418820')[0],
  ).not.toHaveProperty('signedOn')
})

test.each([
  ['capitals', 'A'.repeat(20_000)],
  ['a long link', `https://lender.example/verify?token=${'eyJhbGciOiJIUzI1NiJ9Ab1'.repeat(900)}`],
  ['figures', '1'.repeat(20_000)],
  ['signs', '-'.repeat(20_000)],
  ['single letters', 'a '.repeat(10_000)],
  ['short words in capitals', 'Abc '.repeat(5_000)],
])('a line of %s without an end is set aside, and the lines around it are read', (_, run) => {
  const started = performance.now()
  const { agreements } = readPapers(
    [{ name: 'paper', pages: pagesOfText(`Amount of credit    £9,000.00\nPlease note ${run} our terms\nAPR    8.9%`) }],
    names,
  )
  expect(agreements[0]?.findings.map(({ field, value }) => [field, value])).toEqual([
    ['amountOfCredit', 900_000],
    ['apr', 890],
  ])
  // Some 50 ms; with one expression that looks back, minutes.
  expect(performance.now() - started).toBeLessThan(10_000)
})

const sureOf = (text: string) =>
  read(text).agreements.flatMap(({ findings }) => findings.filter(({ doubts }) => doubts.length === 0))

test.each([
  ['a hire', agreement('4400123').replace('Hire-Purchase Agreement', 'Personal Contract Hire\nHire Agreement')],
  ['a loan', agreement('4400123').replace('Hire-Purchase', 'Fixed-Sum Loan')],
  ['what has no name', agreement('4400123').replace('Hire-Purchase Agreement', 'Bill of sale')],
  ['a newsletter', 'PCP or HP?\nTHE PCP\nCash price: £12,500.00. Deposit: £2,500.00. Amount of credit: £10,000.00.'],
])('by %s no car is bought, so nothing of it is sure', (_, text) => {
  expect(sureOf(agreement('4400123'))).not.toEqual([])
  expect(sureOf(text)).toEqual([])
})

test('a last payment that is the figure of another label makes no PCP', () => {
  const [own] = found(`${agreement('4400123')}\n48 monthly payments of £246.75, with the last payment £2,500.00`)
  expect([own?.product, own?.finalPayment]).toEqual(['hp', undefined])
})

test('who commission was paid to is no lender, and a cheque that settled the agreement no part exchange', () => {
  const [own] = found(`${agreement('4400123').replace(/Creditor.*\n/, '')}
Paid by    The Company
Paid to    Larkfield Prestige Limited
27/08/2018    SETTLEMENT - DEALER CHEQUE (part exchange)    7,681.73`)
  expect([own?.lender, own?.partExchange, own?.dealer]).toEqual([undefined, undefined, 'Larkfield Prestige Limited'])
})

test('the day that a paper calls that of the agreement goes before the one on which it was signed', () => {
  expect(
    found(`${agreement('4400123').replace('Date of agreement    15/06/2016', '')}
Date of signature 13/06/2016    Date (being the date of this agreement) 14/06/2016`)[0]?.signedOn,
  ).toBe('2016-06-14')
})

test.each([
  [
    'the day of one of two signatures',
    agreement('4400123').replace(
      'Date of agreement    15/06/2016',
      'Signed by the customer    15/06/2016\nFor Acorn Finance Ltd (authorised) 17/06/2016',
    ),
    ['signedOn', '2016-06-15'],
  ],
  [
    'a dealer whose name says nothing of cars and is no company’s',
    `${agreement('4400123')}\nDealer    Facility charges`,
    ['dealer', 'Facility charges'],
  ],
  [
    'a lender whose name says nothing of lending and is no company’s',
    agreement('4400123').replace('Acorn Finance Ltd', 'Executed here'),
    ['lender', 'Executed here'],
  ],
  [
    'a lender with figures among the letters of its name, as a scanner takes them',
    agreement('4400123').replace('Acorn Finance Ltd', 'Elm Bank p1c, trading as Elm Bank Finance'),
    ['lender', 'Elm Bank p1c, trading as Elm Bank Finance'],
  ],
  [
    'the day on which the customer signed, with nothing to bear it out',
    agreement('4400123').replace('Date of agreement', 'Signed by the customer'),
    ['signedOn', '2016-06-15'],
  ],
  [
    'the day beside the customer’s signature, where that of the agreement cannot be read',
    agreement('4400123').replace(
      'Date of agreement    15/06/2016',
      'Signature of customer    Date    15/06/2016\nDate of agreement    l7th Juen 20l6',
    ),
    ['signedOn', '2016-06-15'],
  ],
  [
    'one of two sums that the others bear out alike',
    `${agreement('4400123').replace('Deposit    £2,500.00', 'Cash deposit    £500.00')}
Part exchange    £2,000.00
Deposit    £2,500.00
Total charge for credit    £1,844.00
Total amount payable    £14,344.00`,
    ['deposit', 250_000],
  ],
  [
    'a PCP by a last payment that is not sure itself',
    agreement('4400123').replace('Deposit', 'Last payment    £4,500.00\nDeposit'),
    ['product', 'pcp'],
  ],
  [
    'a number with letters among its figures, which may be figures',
    agreement('44001I23'),
    ['agreementNumber', '44001I23'],
  ],
])('%s is read and is not sure', (_, text, [field, value]) => {
  const findings = read(text).agreements[0]?.findings ?? []
  expect(findings.find((one) => one.field === field)?.value).toBe(value)
  expect(sureOf(text).map((one) => one.field)).not.toContain(field)
  expect(sureOf(agreement('4400123')).length).toBeGreaterThan(8)
})

test('the day of a signature is sure where no other stands near it', () => {
  const text = agreement('4400123').replace(
    'Date of agreement',
    'First payment due    15/07/2016\nSigned by the customer',
  )
  expect(sureOf(text).map(({ field }) => field)).toContain('signedOn')
})

test('a PCP by a last payment that sums bear out is as sure as the payment', () => {
  const text = `${agreement('4400123').replace('£246.75', '£186.75').replace('8.9%', '7.2%')}\nTotal charge for credit    £1,844.00
Optional final payment    £2,880.00`
  expect(sureOf(text)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ field: 'product', value: 'pcp' })]),
  )
})
