import { expect, test } from 'vitest'
import type { FieldId } from '../../../src/papers/fields.ts'
import { found, read } from './acornPaper.ts'

/** What is said of one field, with a word for what each shows. */
const told: readonly [what: string, text: string, field: FieldId, value: number | string | undefined][] = [
  ['a sum before what it is', 'You pay £1,250.00 as a deposit', 'deposit', 125_000],
  ['a fee before its name', 'Credit agreement\nThere is a £199.00 option to purchase fee', 'optionFee', 19_900],
  [
    'no fee for each late payment',
    'Credit agreement\nWe charge £5.00 for each payment that is late',
    'payment',
    undefined,
  ],
  [
    'a fee inside a charge',
    'Credit agreement\nFinance charges incl. £10 option fee    £2,134.92',
    'totalCharge',
    213_492,
  ],
  ['a nought that is printed', 'Credit agreement\nDocument fee    £0.00', 'acceptanceFee', 0],
  ['no nought for none', 'Credit agreement\nDeposit    None    Total    £0.00', 'deposit', undefined],
  [
    'net, tax and both',
    'Credit agreement\nPrice of vehicle    10,995.00    2,199.00    13,194.00',
    'cashPrice',
    1_319_400,
  ],
  ['a small count is no sum', 'Credit agreement\nTotal charge\n24', 'totalCharge', undefined],
  ['a label with its number', 'Credit agreement\n7. Credit    £12,995.00', 'amountOfCredit', 1_299_500],
  ['a sum in words', 'Credit agreement\nCash price: nine thousand pounds', 'cashPrice', 900_000],
  ['a label that is misspelt', 'Credit agreement\nAmout of Credt    £9,000.00', 'amountOfCredit', 900_000],
  [
    'an advance payment as one sum, with the part exchange in it',
    'Hire purchase agreement\nCash price    £7,495.00\nAdvance payment    £1,750.00\npart exchange allowance    £1,250.00\nand in notes    £500.00\nAmount of credit    £5,745.00',
    'deposit',
    175_000,
  ],
  [
    'payments made are no part exchange',
    'Settlement quotation\nLess payments made, with the part exchange    £5,359.20',
    'partExchange',
    undefined,
  ],
  [
    'the whole of a settlement',
    'Settlement quotation\nTotal amount payable    £11,653.48\nRebate    £866.40',
    'totalPayable',
    1_165_348,
  ],
  [
    'a total that says what it includes',
    'Credit agreement\nThe total amount payable, which includes the deposit, is £14,850.60.',
    'totalPayable',
    1_485_060,
  ],
  [
    'no figures of what is offered instead',
    'Settlement quote\nNew agreement quoted: 48 payments of £301.20, APR 5.4%',
    'payment',
    undefined,
  ],
  ['a commission in the next sentence', 'We pay a commission. It is a fixed amount of £350.00.', 'commission', 35_000],
  [
    'what a dealer cannot do',
    'Commission of £9.00 is a fixed sum. The dealer cannot change your interest rate.',
    'commissionHow',
    'fixed',
  ],
  [
    'a record of commission',
    'Commission record\nBasis    6% of amount of credit\nAmount    £720.00',
    'commission',
    72_000,
  ],
  [
    'a charge and a total in one sentence of a letter',
    'Dear Ms Petrie\nThe charge for credit came to £1,420.40, and the total you were to pay, deposit and all, was £9,915.40.',
    'totalPayable',
    991_540,
  ],
  [
    'what is left of a part exchange, behind its name',
    'Order form\nPart exchange    £6,950.00\nsettlement    -£4,965.00\nPart exchange, net    £1,985.00',
    'partExchange',
    198_500,
  ],
  [
    'an allowance without what was owed',
    'Order form\nAllowance    7,400.00\nAllowance less outstanding finance    3,250.00',
    'partExchange',
    325_000,
  ],
  [
    'what was given for a car',
    'Dear Ms Petrie\nThe garage gave you £1,000.00 for your old car. In all, counting the part exchange, it is £9,258.40.',
    'partExchange',
    100_000,
  ],
  ['what was advanced', 'Dear Ms Petrie\nUnder it we advanced £8,640.00.', 'amountOfCredit', 864_000],
  [
    'what somebody bought a car for',
    'Dear Ms Petrie\nYou bought a Triumph Daytona from Elm Motorcycles for £8,200.00.',
    'cashPrice',
    820_000,
  ],
  ['what was financed', 'Dear Ms Petrie\nYou financed £16,000.00 of the price.', 'amountOfCredit', 1_600_000],
  ['a deposit before what is left', 'Dear Ms Petrie\nIt was a PCP, after a deposit of £3,500.00.', 'deposit', 350_000],
  [
    'a charge with a fee in brackets',
    'Settlement figure\nTotal charge for credit (inc. £125.00 fee)    £2,109.92',
    'totalCharge',
    210_992,
  ],
  ['a yearly rate in a sentence', 'Dear Ms Petrie\nIt has a fixed annual rate of 4.79% (5% APR).', 'interestRate', 479],
  [
    'what an agreement cost altogether',
    'Dear Ms Petrie\nAltogether, with the deposit, the agreement cost you £8,409.92.',
    'totalPayable',
    840_992,
  ],
  ['a price in a sentence', 'Dear Ms Petrie\nIt was priced at £9,640.00.', 'cashPrice', 964_000],
  [
    'what is left of a part exchange once its finance is settled',
    'Hire purchase agreement\nPart exchange allowance £1,750.00, finance outstanding £420.00; net part    £1,330.00',
    'partExchange',
    133_000,
  ],
  ['all of a deposit, on a screen', 'AGREEMENT ENQUIRY\nDEP CASH    505.00\nDEP TOTAL    1005.00', 'deposit', 100_500],
  ['what a screen was lent', 'AGREEMENT ENQUIRY\nAMT FIN/CREDIT    5990.00', 'amountOfCredit', 599_000],
  ['no term in the terminal of a screen', 'USR: JROWE    TERM: WOL2', 'term', undefined],
  ['the day in a row of a letter', 'Dear Ms Petrie\nDate made    2 May 2012', 'signedOn', '2012-05-02'],
  ['what was allowed for a car', 'Dear Ms Petrie\nAllowed for your old car    £600.00', 'partExchange', 60_000],
  ['a deposit of nothing', 'Dear Ms Petrie\nPaid up front in cash    £0', 'deposit', 0],
  [
    'the price of all that is financed',
    'Sales invoice\nVehicle selling price    7,295.00\nWarranty    295.00\nINVOICE TOTAL    7,590.00',
    'cashPrice',
    759_000,
  ],
  [
    'a total that says what it includes, over two lines',
    'Settlement quote\nTotal amount payable, deposit of £750.00 (cash and\npart exchange) included    £12,796.00',
    'totalPayable',
    1_279_600,
  ],
  [
    'no charge that a total names in brackets',
    'Credit agreement\nTotal amount payable (credit, charge for credit and deposit)    £12,640.08',
    'totalCharge',
    undefined,
  ],
  ['the rate of a customer', 'Account\nrate_customer    11.92\nrate_min_permitted    7.75', 'interestRate', 1_192],
  [
    'a rate in brackets in a sentence',
    'Annual statement\nIt is fixed (12.9% APR) and comes to £3,474.00 over the whole of the term.',
    'apr',
    1_290,
  ],
  ['a yearly rate', 'Account\nAnnual rate %    8.52', 'interestRate', 852],
  ['no sum where payments are counted', 'Credit agreement\nMonthly payments: 36', 'payment', undefined],
  [
    'no count of what was paid',
    'Your statement\nPayments you made this year (12 payments of £301.48)',
    'paymentCount',
    undefined,
  ],
  [
    'no count of what is still owed',
    'Hire purchase\nOutstanding instalments (25 x £232.65)',
    'paymentCount',
    undefined,
  ],
  [
    'no count of another offer',
    'Your PCP\nOn HP instead it would be 60 monthly payments of £341.55',
    'paymentCount',
    undefined,
  ],
  [
    'no fee in brackets for the payment that has it in it',
    'Credit agreement\none final payment of (this includes the purchase fee)    £251.98\nPurchase fee    £35.00',
    'optionFee',
    3_500,
  ],
  [
    'a deposit in two parts',
    'Order form\nTotal price    £12,990.00\nHolding deposit    £200.00\nFurther deposit on collection    £1,300.00\nPart exchange    £2,240.00\nTo borrow    £9,250.00',
    'deposit',
    150_000,
  ],
  [
    'what a named finance house pays',
    'Sales invoice\nBALANCE DUE FROM ACORN FINANCE    10,000.00',
    'amountOfCredit',
    1_000_000,
  ],
  [
    'no part exchange where it says nil',
    'Credit agreement\nPart-exchange    £ NIL    £1,500.00',
    'partExchange',
    undefined,
  ],
  [
    'a commission behind its code and its day',
    'Account\nDEALER COMM    DIC    PAID 30/09/2015    688.20',
    'commission',
    68_820,
  ],
  [
    'a last payment of little more is no balloon',
    'Hire purchase agreement\nWhat we lend    £8,495.00\nLast payment    £221.06',
    'finalPayment',
    undefined,
  ],
  [
    'what a dealer allowed',
    'Dear Ms Petrie\nYour deposit was £900.00, and the dealer allowed you £1,250.00\nin part exchange for your old car.',
    'partExchange',
    125_000,
  ],
  [
    'no deposit in a first payment',
    'PCP agreement\n1 initial payment of £240.00 and 35 monthly payments of £140.00',
    'deposit',
    undefined,
  ],
  [
    'what was left to borrow',
    'Dear Ms Petrie\nIt was new. You borrowed the remaining £9,640.00.',
    'amountOfCredit',
    964_000,
  ],
  [
    'deposit and part exchange in one sum',
    'Hire purchase agreement\nAdvance payment (deposit and/or part exchange)    1,250.00',
    'partExchange',
    undefined,
  ],
  [
    'a total deposit, whatever its parts',
    'Hire purchase agreement\nA1 Cash price    9,000.00\nA2 Deposit in cash    400.00\nA3 Part exchange (after paying off the loan)    600.00\nA4 Total deposit (A2+A3)    1,000.00\nA5 Amount of credit (A1-A4)    8,000.00',
    'deposit',
    100_000,
  ],
  [
    'a fee that a sentence leads to',
    'Hire purchase\nThere is an acceptance fee, due with the first payment, of    £149.00',
    'acceptanceFee',
    14_900,
  ],
  [
    'the usual one of several payments',
    'Account\nInstalment - first    314.30\nInstalment - regular    169.30',
    'payment',
    16_930,
  ],
  [
    'no size of payments that are listed below',
    'Credit agreement\nYou must make 36 monthly payments:\n1 of    £252.60',
    'payment',
    undefined,
  ],
  [
    'the credit of an example is none',
    'Terms\nFor example, with an amount of credit of £10,000.00 you pay more.',
    'amountOfCredit',
    undefined,
  ],
]

test.each(told)('%s', (_, text, field, value) => expect(found(text)[field]).toBe(value))

test('a lender that neither a label nor a known name tells is never called sure', () => {
  const [{ findings = [] } = {}] = read('Hire purchase agreement 4400123\n\nPeverel Motor Finance Ltd\nAPR 9.9%')
  expect(findings.find(({ field }) => field === 'lender')).toMatchObject({
    value: 'Peverel Motor Finance Ltd',
    doubts: ['weak'],
  })
})

test('what is read from words put right is shown as it is printed', () => {
  const [{ findings = [] } = {}] = read('Credit agreement\nDepsoit: five hundred pounds (£500.00)')
  const { passage, mark } = findings.find(({ field }) => field === 'deposit')?.place ?? { passage: '', mark: [0, 0] }
  expect(passage.slice(...mark)).toBe('£500.00')
})

test('figures over their labels go with these, and figures under them with those', () => {
  expect(
    found(
      'Your agreement\n£240.17    8.4%\nMonthly payment    APR\n£15,000.00    £20,538.16\nAmount of credit    Total amount payable',
    ),
  ).toMatchObject({
    payment: 24_017,
    apr: 840,
    amountOfCredit: 1_500_000,
    totalPayable: 2_053_816,
  })
  expect(
    found(
      'Monthly payment    APR\n£240.17    8.4%\nAmount of credit    Total amount payable\n£15,000.00    £20,538.16',
    ),
  ).toMatchObject({
    payment: 24_017,
    apr: 840,
    amountOfCredit: 1_500_000,
  })
})

test('a last payment that is printed with its fee and without is the one without', () => {
  expect(
    found(
      'Hire purchase agreement\nOption to purchase fee    £10.00\n47 monthly repayments of £248.81 followed by 1 repayment of £6,435.00, being the optional final payment of £6,425.00 and the fee',
    ),
  ).toMatchObject({ finalPayment: 642_500, paymentCount: 47 })
})

test('a letter that tells the price and how it was paid in one sentence after another', () => {
  expect(
    found(
      'Dear Ms Petrie\nWe have looked. Your car cost £9,000.00. You paid £400.00 towards it and part exchanged your old car for £600.00, leaving £8,000.00 to finance.',
    ),
  ).toMatchObject({ cashPrice: 900_000, deposit: 40_000, partExchange: 60_000, amountOfCredit: 800_000 })
})

test('a letter that tells of one agreement a page tells of each', () => {
  const terms = (number: string, credit: string) =>
    `Agreement number    ${number}\nCash price    £12,500.00\nAmount of credit    ${credit}\nAPR    8.9%`
  const letter = `Your subject access request\nOur ref: DSAR-22-00917\nDear Ms Sample\nPersonal Contract Purchase\n${terms('NF0038817426', '£12,000.00')}`
  const numbers = read(`${letter}\f${terms('NF0061250933', '£11,000.00')}`).map(
    ({ findings }) => findings.find(({ field }) => field === 'agreementNumber')?.value,
  )
  expect(numbers).toEqual(['NF0038817426', 'NF0061250933'])
})

test('a part exchange of more than was paid in advance is read no more', () => {
  const paid = 'Hire-Purchase Agreement\nCash price    £12,500.00\nDeposit    £2,500.00\nAmount of credit    £10,000.00'
  expect(found(`${paid}\nPart exchange    £1,500.00`)).toMatchObject({ partExchange: 150_000 })
  expect(found(`${paid}\nPart exchange    £4,150.00`)).not.toHaveProperty('partExchange')
})
