import { expect, test } from 'vitest'
import { candidatesOn, inColumns } from '../../../src/papers/candidates.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import type { Line } from '../../../src/papers/page.ts'
import { countedPage } from './countedPage.ts'

const found = (text: string) =>
  pagesOfText(text).flatMap((page) => candidatesOn(page).map(({ field, value }) => [field, value]))

test('a value is right of its label, below it, or left of it', () => {
  expect(found('Deposit    £500.00')).toEqual([['deposit', 50_000]])
  expect(found('Deposit\n£500.00')).toEqual([['deposit', 50_000]])
  expect(found('£500.00    Deposit')).toEqual([['deposit', 50_000]])
})

test('a label with the number of its box is no count', () => {
  expect(found('11. Duration    12. APR\n37 months    5.9%')).toEqual([
    ['term', 37],
    ['apr', 590],
  ])
})

test('how many payments there are is no size of theirs, and the code of a dealer is no name', () => {
  expect(found('Monthly payments    42')).toEqual([])
  expect(found('Dealer    70112    Halbeath Cars Ltd')).toEqual([['dealer', 'Halbeath Cars Ltd']])
})

test('what stands nearer to the labels below it than these to what follows is theirs, whatever else the tiles hold', () => {
  const rows: [y: number, ...texts: string[]][] = [
    [0, 'Toyota Yaris T3', 'YK58 MRA'],
    [14, 'Car', 'Registration'],
    [48, '£5,995.00', '£150.00'],
    [62, 'Cash price', 'Deposit'],
    [96, '£325.00', '£4,137.36'],
    [110, 'Acceptance fee', 'Total charge for credit'],
    [140, 'Your payments begin in February.'],
  ]
  const lines = rows.map(
    ([y, ...texts]): Line => ({
      y,
      size: 10,
      cells: texts.map((text, at) => ({ text, x: at * 200, right: at * 200 + 90 })),
    }),
  )
  const values = candidatesOn({ number: 1, lines }).map(({ field, value }) => [field, value])
  expect(values).toEqual(
    expect.arrayContaining([
      ['cashPrice', 599_500],
      ['deposit', 15_000],
      ['acceptanceFee', 32_500],
      ['totalCharge', 413_736],
    ]),
  )
})

test('what is right of a head among heads names nobody, nor does a box with a label of its own', () => {
  expect(
    found('Agreement number    Introduced by / supplier    Copy\n8814 20551736    Acorn Cars Ltd    1'),
  ).toContainEqual(['dealer', 'Acorn Cars Ltd'])
  expect(found('3. Supplier    4. The Goods\nAcorn Cars Ltd    Ford Focus 1.0 Zetec')).toContainEqual([
    'dealer',
    'Acorn Cars Ltd',
  ])
  expect(found('INTRODUCR: ACORN CARS LTD    TYPE: DLR    AC: C0441')).toEqual([['dealer', 'ACORN CARS LTD']])
})

test('a row’s number, the road and the number of a dealer do not stand before what a label says', () => {
  expect(found('1 Cash Price of Goods incl. VAT    £ 9,495.00')).toEqual([['cashPrice', 949_500]])
  expect(found('On the road cash price of the goods (incl. VAT, first registration fee)    £27,480.00')).toEqual([
    ['cashPrice', 2_748_000],
  ])
  expect(found('DEALER 01377    YEO VALLEY MOTORS LTD')).toEqual([['dealer', 'YEO VALLEY MOTORS LTD']])
})

test('figures stand over their labels in rows of tiles, a number, a term and a count among them', () =>
  expect(
    found(
      '58 0331 7729    42 months\nAGREEMENT NUMBER    LENGTH\n£12,750.00    £267.51\nCASH PRICE    41 MONTHLY PAYMENTS',
    ),
  ).toEqual([
    ['agreementNumber', '58 0331 7729'],
    ['term', 42],
    ['cashPrice', 1_275_000],
    ['payment', 26_751],
  ]))

test('a long label may stand right of the figure that it names', () =>
  expect(found('£16,279.58    Total amount payable, with the deposit')).toEqual([['totalPayable', 1_627_958]]))

test('what a ledger has credited is no credit', () =>
  expect(found('Date    Debit    Credit    Balance\n21.09.18    29,189.62    339.46    28,850.16')).toEqual([]))

test('labels one under another go with the values below them, and only where they open their boxes', () => {
  expect(found('Cash price\nDeposit\n£9,000.00\n£500.00')).toEqual([
    ['cashPrice', 900_000],
    ['deposit', 50_000],
  ])
  expect(found('Cash price\nDeposit\npaid in full £9,000.00\nlong ago £500.00')).toEqual([])
})

test('more labels one under another than there are fields are no table, and take no longer for each', () => {
  const looksAt = (labels: number): number => {
    const { page, looks } = countedPage('Deposit\n'.repeat(labels))
    expect(candidatesOn(page)).toEqual([])
    return looks()
  }
  expect(looksAt(400)).toBeLessThan(looksAt(200) * 2.1)
})

test('a label goes on in the line below it, past the number of its clause, and may end in the lines it is made of', () => {
  expect(found('Total amount\npayable          £9,600.00')).toEqual([['totalPayable', 960_000]])
  expect(found('6. Total Amount Payable\n(2 + 5)       £9,600.00')).toEqual([['totalPayable', 960_000]])
})

test('small labels stand over values in larger letters', () => {
  const line = (y: number, size: number, ...texts: string[]): Line => ({
    y,
    size,
    cells: texts.map((text, at) => ({ text, x: at * 100, right: at * 100 + 60 })),
  })
  const lines = [line(10, 6, 'Cash price', 'Total deposit'), line(25, 9, '£9,000.00', '£500.00')]
  expect(candidatesOn({ number: 1, lines }).map(({ field, value }) => [field, value])).toEqual([
    ['cashPrice', 900_000],
    ['deposit', 50_000],
  ])
  const heads = [line(10, 6, 'Amount', 'Term', 'Total'), line(18, 6, 'lent', 'in months', 'payable')]
  const columns = inColumns({ number: 1, lines: [...heads, line(36, 9, '8,500.00', '48', '9,750.00')] })
  expect(columns.map(({ field, value }) => [field, value])).toEqual([
    ['amountOfCredit', 850_000],
    ['term', 48],
    ['totalPayable', 975_000],
  ])
})
