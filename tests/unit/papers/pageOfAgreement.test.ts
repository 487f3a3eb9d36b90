import { expect, test } from 'vitest'
import { pageOf, pagesOfText } from '../../../src/papers/lines.ts'
import { asOfAgreement, withCaptions, withoutExamples } from '../../../src/papers/pageOfAgreement.ts'
import { piece, textsOf } from './drawn.ts'
import { leftBy } from './leftBy.ts'

const left = leftBy(asOfAgreement)

test('an example is left out to the end of its sentence, and what stands round it stays', () => {
  expect(
    left(
      'You may settle. For example, if the amount of credit were £10,000 over 48 months\nat £250.00 you would pay £5,512.40. Cash price £9,000.00\nDeposit £500.00',
    ),
  ).toEqual(['You may settle.', 'Cash price £9,000.00', 'Deposit £500.00'])
  expect(left('Representative example does not apply    APR    34.9%')).toEqual([
    'Representative example does not apply APR 34.9%',
  ])
})

test('pence in a column of their own belong to the pounds beside them', () => {
  expect(left('Item    £    p\nCash Price    7850    00\nTerm    36')).toEqual([
    'Item £ p',
    'Cash Price 7850.00',
    'Term 36',
  ])
})

/** A form in rows, each a number of points below the one before. */
const form = (...rows: readonly (readonly [down: number, ...texts: string[]])[]) => {
  const pieces = rows.flatMap(([, ...texts], at) =>
    texts.map((text, column) =>
      piece(
        text,
        50 + column * 200,
        rows.slice(0, at + 1).reduce((y, [down]) => y + down, 0),
      ),
    ),
  )
  return textsOf(asOfAgreement(withCaptions(pageOf(1, pieces))))
}

test('heads of two lines are those of the boxes below them, and no captions', () => {
  const rows = [
    [20, 'Cash price and', 'Deposit', 'Amount of credit'],
    [9, 'delivery'],
    [10, '24,860.00', '5,000.00', '19,860.00'],
    [13, 'Interest', 'Fee', 'Total payable'],
    [17, '2,951.20', '125.00', '27,996.20'],
    [13, 'Duration', 'APR', 'Mileage'],
    [17, '37 months', '7.0', '10000'],
  ] as const
  expect(form(...rows)).toEqual(rows.map(([, ...texts]) => texts))
})

test('captions below their boxes come before them, in a form that has them so', () =>
  expect(
    form(
      [20, 'Rowan Cars'],
      [12, 'Dealer'],
      [30, '13,872.40', '1,372.40'],
      [12, 'Cash price', 'Deposit'],
      [18, '9.9%', '25 months'],
      [12, 'APR', 'Duration'],
    ),
  ).toEqual([
    ['Dealer'],
    ['Rowan Cars'],
    ['Cash price', 'Deposit'],
    ['13,872.40', '1,372.40'],
    ['APR', 'Duration'],
    ['9.9%', '25 months'],
  ]))

test('captions above their boxes stay there, however near to the boxes above', () => {
  const rows = [
    ['Cash price', 'Deposit'],
    ['13,872.40', '1,372.40'],
    ['APR', 'Duration'],
    ['9.9%', '25 months'],
    ['Interest', 'Fee'],
    ['1,861.12', '10.00'],
  ]
  expect(form(...rows.map(([one = '', other = ''], at) => [at % 2 === 0 ? 12 : 18, one, other] as const))).toEqual(rows)
})

test('the total of a deposit in parts is called so', () =>
  expect(left('less Deposit  -  cash    1,000.00\n-  part exchange    2,245.00\n- tota1    3,245.00')?.at(-1)).toBe(
    'Total deposit 3,245.00',
  ))

test('a rate that runs into the label of the next column is parted from it', () => {
  const [page] = pagesOfText('Rate of interest    10.01% APR    11.9%')
  expect(page && asOfAgreement(page).lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Rate of interest', '10.01%', 'APR', '11.9%'],
  ])
})

const leftOf = leftBy(withoutExamples)

test.each([
  'A customer borrows £12,000.00 over 36 months with 35 payments of £210.00.',
  'As an illustration only: a customer who borrowed £10,000.00 would pay £5,590.00.',
  'If you borrowed £10,000.00 over 48 months you would pay £243.00 a month.',
  'Examples, for a credit of £10,000.00: after 12 months £7,002.15.',
  'A loan of £8,000.00 over 48 months costs £191.20 a month.',
  'If you would like to pay weekly instead, a weekly payment would be £51.73.',
  'We also looked at PCP with another lender (£189.00 a month).',
  'You were also quoted 21.4% APR by another lender (£235.70 a month over 60 months).',
])('%s', (example) => expect(leftOf(`Deposit £500.00\n${example}\nAPR 6.9%`)).toEqual(['Deposit £500.00', 'APR 6.9%']))

test('a label is whole beside a figure that is centred, be its bracket open in the first line or the second', () => {
  expect(
    left(
      [
        'Less: deposit (money,              Total amount',
        'an old car and any       £750.00    (the deposit,     £9,214.00',
        'other contribution)                 credit and charge)',
      ].join('\n'),
    ),
  ).toEqual([
    'Less: deposit (money, an old car and any other contribution) £750.00 Total amount (the deposit, credit and charge) £9,214.00',
  ])
  expect(left('We (in this\nagreement "us") lend    £750.00 of this')).toEqual([
    'We (in this',
    'agreement "us") lend £750.00 of this',
  ])
})

test('pounds and pence in columns of their own are one sum, whether in boxes or apart', () => {
  const rows = [
    [piece('FINANCIAL PARTICULARS', 40, 100), piece('£', 475, 100), piece('p', 509, 100)],
    [piece('Cash price', 40, 120), piece('1 6 7 8 0 0 0', 458, 120)],
    [piece('Fee', 40, 140), piece('10', 480, 140), piece('00', 527, 140)],
    [piece('Total', 40, 160), piece('1241 56', 473, 160)],
    [piece('Months', 40, 180), piece('49', 514, 180)],
  ]
  expect(textsOf(asOfAgreement(pageOf(1, rows.flat())))).toEqual([
    ['FINANCIAL PARTICULARS', '£', 'p'],
    ['Cash price', '16780.00'],
    ['Fee', '10.00'],
    ['Total', '1241.56'],
    ['Months', '49'],
  ])
})
