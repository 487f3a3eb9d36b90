import { expect, test } from 'vitest'
import type { FieldId } from '../../../src/papers/fields.ts'
import { found, read } from './acornPaper.ts'

/** What lenders' forms, screens and sentences say of one field, with a word for what each shows. */
const told: readonly [what: string, text: string, field: FieldId, value: number | string | undefined][] = [
  [
    'the day under its own head, beside that of a signature',
    "HIRE PURCHASE AGREEMENT\nDATE OF HIRER'S SIGNATURE    DATE OF THIS AGREEMENT\n05/07/2019                   08/07/2019",
    'signedOn',
    '2019-07-08',
  ],
  [
    'a dealer, and not what a regulator says of its broker',
    'HIRE PURCHASE AGREEMENT\nDEALER\nHollins Lane Cars Ltd\nCREDIT BROKER    FCA STATUS OF BROKER\nHalo Limited    Authorised',
    'dealer',
    'Hollins Lane Cars Ltd',
  ],
  [
    'pence in a column that runs into the pounds',
    'HIRE PURCHASE AGREEMENT\nTotal charge for credit    1,480 04',
    'totalCharge',
    148_004,
  ],
  ['a length in boxes before its word', 'HIRE PURCHASE AGREEMENT\nPeriod of this Agreement: 3 6 months.', 'term', 36],
  [
    'a part exchange behind what it is net of',
    'Hire purchase agreement\nPart-exchange allowance (net of £1,150.00 paid to the finance company)    £1,250.00',
    'partExchange',
    125_000,
  ],
  [
    'no part exchange in the prose of another column',
    'Hire purchase agreement\nPart exchange (value £14,200.00 less    credit and interest of £5.85 a day, and the vehicle is yours',
    'partExchange',
    undefined,
  ],
  [
    'a total of what was paid in advance that is called no deposit',
    'Hire purchase agreement\nCash price    11,250.00\nDeposit paid in cash    650.00\nPart exchange    1,600.00\nTotal of (b) and (c)    2,250.00\nAmount of credit    9,000.00',
    'deposit',
    225_000,
  ],
  ['a sum with a box for each figure', 'HIRE PURCHASE AGREEMENT\nTotal deposit    £ 3 7 9 5 . 0 0', 'deposit', 379_500],
  ['a rate with a box for each figure', 'HIRE PURCHASE AGREEMENT\nL APR    1 8 . 8 %', 'apr', 1_880],
  ['a length with a box for each figure', 'HIRE PURCHASE AGREEMENT\nDURATION (MONTHS)    2 5', 'term', 25],
  [
    'a label that runs into the sum of another',
    'HIRE PURCHASE AGREEMENT\nTotal deposit    £1,750.00 Total charge for credit    £1,755.56',
    'totalCharge',
    175_556,
  ],
  [
    'what is left of a part exchange, beside how it is made',
    'HIRE PURCHASE AGREEMENT\nPart-exchange £2,400.00 less finance owed £1,300.00    £1,100.00',
    'partExchange',
    110_000,
  ],
  [
    'one of several labels in a row with their sums',
    'Hire purchase agreement\nDeposit: cash / part-ex / total    500.00 / 1,495.00 / 1,995.00',
    'partExchange',
    149_500,
  ],
  [
    'a total beside how it is made',
    'Hire purchase agreement\nTotal amount payable (48 x £176.82 + £10.00)    £8,497.36',
    'totalPayable',
    849_736,
  ],
  [
    'commission that was paid together with another sum',
    'Introducer payment advice\nHire purchase agreement 8100\nCommission paid by BACS (together with advance: £8,097.36)    £597.36',
    'commission',
    59_736,
  ],
  ['months beside years', 'Hire purchase agreement\nLength of agreement    5 years (60 months)', 'term', 60],
  ['a total of charges, as a system has it', 'HIRE PURCHASE AGREEMENT\nTOT CHGS    2817.20', 'totalCharge', 281_720],
  [
    'a part exchange that is a part of the deposit',
    'Hire purchase agreement\nLess deposit: part exchange (YK08 RVA)    £1,200.00',
    'partExchange',
    120_000,
  ],
  ['a kind of agreement by its code', 'AGREEMENT ENQUIRY\nAGMT NO    7719 0420\nPROD    HPR', 'product', 'hp'],
  ['a total beside a part of it', 'Credit agreement\nCASH DEP    1,500.00\nTOTAL DEP    3,500.00', 'deposit', 350_000],
  ['what was lent, as a system has it', 'HIRE PURCHASE AGREEMENT\nCAPITAL    18,450.00', 'amountOfCredit', 1_845_000],
  [
    'the credit that was provided',
    'Annual statement\nThe amount of credit provided was £31,500.00 and the interest rate is 5.84% a year.',
    'amountOfCredit',
    3_150_000,
  ],
  ['a length in a sentence', 'Annual statement\nIt runs for 37 months and ends on 8 April 2022.', 'term', 37],
  [
    'no length in the time of a statement',
    'Annual statement\nPeriod of this statement: 9 March 2020',
    'term',
    undefined,
  ],
  [
    'a last payment that may be made, beside what settles it',
    'Settlement quotation\nAgreement number 3100 7729\nOptional final payment    £9,886.00\nSettlement figure    £12,678.81',
    'finalPayment',
    988_600,
  ],
  [
    'the day on which an agreement began',
    'Hire purchase agreement\nThank you for taking out your agreement with Acorn Finance Limited. It began on 8 April 2016.',
    'signedOn',
    '2016-04-08',
  ],
  [
    'commission on a scale, by its code',
    'Hire purchase agreement\nCommission model    Scaled',
    'commissionHow',
    'discretionary',
  ],
  [
    'a price that is named after it',
    'Credit agreement\nsold to us for £11,640.00 including VAT, which is its cash price.',
    'cashPrice',
    1_164_000,
  ],
  [
    'a total of the deposit and payments',
    'Credit agreement\nThe total amount payable, which is the deposit and all the monthly payments together, is £14,799.12.',
    'totalPayable',
    1_479_912,
  ],
  [
    'no deposit in that total',
    'Credit agreement\nthe deposit and all the monthly payments together, is £14,799.12.',
    'deposit',
    undefined,
  ],
  ['an allowance', 'Credit agreement\nan allowance of £500.00 for the old car', 'partExchange', 50_000],
  ['a car worth a sum', 'Credit agreement\nYou have given a part exchange worth £1,370.00', 'partExchange', 137_000],
  ['a net exchange in short', 'HIRE PURCHASE AGREEMENT\nP/X NETT    600.00', 'partExchange', 60_000],
  ['the first length', 'Statement of account\nOriginal term    48 months', 'term', 48],
  ['no length in a time that is over', 'Annual statement\nPeriod covered: 18 April 2017', 'term', undefined],
  [
    'the sum of a table of commission',
    'Hire purchase agreement\nCommission we pay\nPaid to    How worked out    Sum\nElm Autos Ltd    4.5% of the credit    £358.20',
    'commission',
    35_820,
  ],
  [
    'payments that follow the first',
    'Credit agreement\n46 following instalments, one each month, each of £197.14',
    'payment',
    19_714,
  ],
  [
    'where it was bought',
    'Agreement details\nWhere you bought it\nThames Ditton Toyota',
    'dealer',
    'Thames Ditton Toyota',
  ],
  [
    'a code with the colon of its label',
    'HIRE PURCHASE AGREEMENT\nINTRODUCER    : 31772    ELM MOTOR CO LTD',
    'dealer',
    'ELM MOTOR CO LTD',
  ],
  [
    'a company that lends under another name',
    'HIRE PURCHASE AGREEMENT\nElms Bank is a trading name of R. Elm & Sons plc, London',
    'lender',
    'R. Elm & Sons plc',
  ],
  [
    'a lender by what it trades as, at the foot of a page',
    'Agreement details\nTerm    48 months\na\nb\nc\nd\nElm (UK) plc, trading as Acorn Finance Limited. Registered office: Elm House',
    'lender',
    'acorn-finance',
  ],
  [
    'a sum with points for its thousands',
    'Credit agreement\nTotal charge for credit    1.806.40',
    'totalCharge',
    180_640,
  ],
  [
    'what is lent, told by what it is made of',
    'Credit agreement\nThe cash price less the deposit    £7,105.00',
    'amountOfCredit',
    710_500,
  ],
  ['no price in that', 'Credit agreement\nThe cash price less the deposit    £7,105.00', 'cashPrice', undefined],
  [
    'a deposit that the dealer was paid',
    'Credit agreement\nYou gave the dealer a deposit of £640.00 on that day.',
    'deposit',
    64_000,
  ],
  [
    'payments that go on by the month',
    'Credit agreement\nB    34 payments, monthly thereafter, each of    £183.20',
    'payment',
    18_320,
  ],
  [
    'a seller that is explained',
    'Hire purchase agreement\nSupplier (the business that sells us the goods)    Elm Garage Ltd\nAddress of supplier    Mill Row, Oakham',
    'dealer',
    'Elm Garage Ltd',
  ],
  [
    'a dealer beside its code',
    'Hire purchase agreement\nDealer    Dealer code    Date\nELM FORD    7 1180    2/3/15',
    'dealer',
    'ELM FORD',
  ],
  [
    'the date of the agreement before that of a signature',
    'Hire purchase agreement\nSigned by the customer on 3 June 2014.\nAgreement date    5 June 2014',
    'signedOn',
    '2014-06-05',
  ],
  [
    'no commission in the end of a sentence over its heading',
    'Hire purchase agreement\nThe last payment, with the fee, is GBP\n248.10.\nCOMMISSION\nWe pay one.',
    'commission',
    undefined,
  ],
  [
    'a part exchange in the brackets of a whole deposit',
    'Hire purchase agreement\nCash price    £4,250.00\nLess: deposit (£400.00 cash, £250.00 part exchange)    £650.00\nAmount of credit    £3,600.00',
    'partExchange',
    25_000,
  ],
  [
    'a part exchange that is net of a sum among other words',
    'Hire purchase agreement\nPart exchange allowance (Corsa, net of finance outstanding £4,105.00)    £1,000.00',
    'partExchange',
    100_000,
  ],
  [
    'a whole deposit behind the brackets with its parts',
    'Hire purchase agreement\nYour deposit (cash £1,250.00 and part exchange £1,800.00) £3,050.00',
    'deposit',
    305_000,
  ],
  [
    'a part exchange as what is left of the whole beside the cash',
    'Hire purchase agreement\nCash price    £11,990.00\nCash deposit    £190.00\nGiven for the Astra    £2,800.00\nTotal advance payment    £2,990.00\nAmount of credit    £9,000.00',
    'partExchange',
    280_000,
  ],
  [
    'a deposit that was paid to the dealer',
    'Hire purchase agreement\nDeposit paid by you to the supplier    £790.00',
    'deposit',
    79_000,
  ],
  [
    'a total that is explained in brackets',
    'Hire purchase agreement\nTotal amount payable (deposit £600.00, 60 payments of £255.36)    £15,921.60',
    'totalPayable',
    1_592_160,
  ],
  [
    'no charge in the end of a sentence that says of what it consists',
    'Hire purchase agreement\nTotal charge for credit, being interest of £1,951.72 and a fee of\n£10.00',
    'totalCharge',
    undefined,
  ],
  [
    'no last payment in a list of charges',
    'Hire purchase agreement\nAmount of credit    £5,000.00\nTotal charge for credit    £1,000.00\nMonthly payment    £100.00\nTotal amount payable    £6,000.00\nAPR    12.0%\n48 months\nWe may ask for tax of £1,200.00.',
    'finalPayment',
    undefined,
  ],
]

test.each(told)('%s', (_, text, field, value) => expect(found(text)[field]).toBe(value))

test('hire purchase by its heading is not sure beside words for an optional last payment', () => {
  const doubtsOf = (text: string) =>
    read(
      `HIRE PURCHASE AGREEMENT regulated by the Consumer Credit Act 1974\nAgreement number 60011748329\n${text}\nIt is your car.`,
    )
      .flatMap(({ findings }) => findings)
      .filter(({ field }) => field === 'product')
      // Of so few words nothing is sure.
      .map(({ value, doubts }) => [value, ...doubts.filter((doubt) => doubt !== 'other-paper')])
  expect(doubtsOf('The car is yours at the end.')).toEqual([['hp']])
  expect(doubtsOf('a\nb\nc\nd\ne\nf\nThen comes the optional final payment.')).toEqual([['hp', 'weak']])
})

test('a rate is not sure as that of interest where the name of another stands nearer to it', () => {
  const doubts = read(
    'HIRE PURCHASE AGREEMENT regulated by the Consumer Credit Act 1974\nAgreement number    4400123\nCreditor    Acorn Finance Ltd\nYou may not sell the car before it is yours.\nCash price    £12,500.00\nDeposit    £2,500.00\nAmount of credit    £10,000.00\n48 monthly payments of £246.75\nDate of agreement    15/06/2016\nAnnual rate of interest    APR 17.4%',
  )
    .flatMap(({ findings }) => findings)
    .filter(({ field }) => field === 'interestRate')
    .map(({ doubts }) => doubts)
  expect(doubts).toEqual([['weak']])
})
