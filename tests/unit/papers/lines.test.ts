import { expect, test } from 'vitest'
import { pageOf, pagesOfText } from '../../../src/papers/lines.ts'
import { cellsText } from '../../../src/papers/page.ts'
import { piece, textsOf as read } from './drawn.ts'

test('pieces are put in order, whatever order they were drawn in', () => {
  expect(
    read(
      pageOf(1, [
        piece('£9,000.00', 300, 101),
        piece('APR', 50, 130),
        piece('Amount of', 50, 100),
        piece('credit', 98, 100),
      ]),
    ),
  ).toEqual([['Amount of credit', '£9,000.00'], ['APR']])
})

test('letters drawn one by one are words again, and words drawn twice stand once', () => {
  const letters = [...'Deposit'].map((letter, index) => piece(letter, 50 + index * 5, 100))
  expect(read(pageOf(1, letters))).toEqual([['Deposit']])
  expect(read(pageOf(1, [piece('Deposit', 50, 100), piece('Deposit', 50.4, 100)]))).toEqual([['Deposit']])
})

test('text that is turned reads by itself', () => {
  expect(
    read(
      pageOf(1, [
        piece('Signed', 50, 100),
        piece('Cash price', 500, 50, { turn: 90 }),
        piece('£9,000.00', 500, 300, { turn: 90 }),
      ]),
    ),
  ).toEqual([['Signed'], ['Cash price', '£9,000.00']])
})

test('marks that nobody sees are left out, and ligatures are letters', () => {
  expect(read(pageOf(1, [piece('\u200Eﬁnal pay\u00ADment\u00A0¹', 50, 100)]))).toEqual([['final payment']])
})

test('dots alone are no cell of pasted text', () => {
  expect(pagesOfText('Cash price          ...   . .  £8,450.00').map(read)).toEqual([[['Cash price', '£8,450.00']]])
})

test('pasted text has cells where gaps, tabs and dots are, and pages where form feeds are', () => {
  expect(pagesOfText('Cash price ........ £9,000.00\nAPR\t8.9%\nA sentence. Another one.\fPage two').map(read)).toEqual(
    [[['Cash price', '£9,000.00'], ['APR', '8.9%'], ['A sentence. Another one.']], [['Page two']]],
  )
})

test('the panels of a screen are cells, parted by what their edges are drawn with', () => {
  expect(pagesOfText('P/X SETTL - 1,385.00 ! MGFV 4,986.00').map(read)).toEqual([
    [['P/X SETTL - 1,385.00', 'MGFV 4,986.00']],
  ])
  expect(read(pageOf(1, [piece('| CASH DEP 490.00 | INT CHGS 3,035.36', 50, 100)]))).toEqual([
    ['CASH DEP 490.00', 'INT CHGS 3,035.36'],
  ])
})

test('the boxes of a table that tabs part begin under each other', () => {
  const [page] = pagesOfText(
    'Agreement number\t5502\t5718\nProduct\tPersonal Contract Purchase\tHire purchase\nA\tsentence',
  )
  expect(page?.lines.map(({ cells }) => cells.map(({ x }) => x))).toEqual([
    [0, 85, 225],
    [0, 85, 225],
    [0, 10],
  ])
  const [long] = pagesOfText(`${'a'.repeat(3_000)}\tb\tc\nd\te\tf`)
  expect(long?.lines[1]?.cells.map(({ x }) => x)).toEqual([0, 1_005, 1_020])
})

test('figures that a scanner took for letters read as figures, and letters beside figures stay', () => {
  const words = (text: string) => pagesOfText(text).flatMap(({ lines }) => lines.map(({ cells }) => cellsText(cells)))
  expect(words('£1O.OO\n£1l,564.52\nll/1O/2019\n2.0l TDI\nOL19 IOL\n£500 loan')).toEqual([
    '£10.00',
    '£11,564.52',
    '11/10/2019',
    '2.0l TDI',
    'OL19 IOL',
    '£500 loan',
  ])
})

test.each([
  ['H i r e P u r c h a s e A g r e e m e n t', 'Hire Purchase Agreement'],
  ['H I R E P U R C H A S E', 'HIRE PURCHASE'],
  ['C U S TO M E R', 'CUSTOMER'],
  ['b l u e m o t o r f i n a n c e', 'blue motor finance'],
  ['A P R of a car', 'A P R of a car'],
])('letters that stand apart are words: %s', (printed, words) => {
  expect(read(pageOf(1, [piece(printed, 50, 100)]))).toEqual([[words]])
})

test('boxes of a form that hold a letter each are one cell', () => {
  const boxes = [...'KP14ZNH'].map((letter, index) => piece(letter, 200 + index * 20, 100))
  expect(read(pageOf(1, [piece('Registration', 50, 100), ...boxes]))).toEqual([['Registration', 'KP14ZNH']])
  // Without a gap, the first stands with the words before them.
  const near = [...'54001837'].map((figure, index) => piece(figure, 113 + index * 20, 100))
  expect(read(pageOf(1, [piece('Agreement no.', 50, 100, { width: 60 }), ...near]))).toEqual([
    ['Agreement no.', '5 4 0 0 1 8 3 7'],
  ])
  // A wider gap may stand behind the first few.
  const apart = [...'A0177394'].map((figure, index) => piece(figure, 113 + index * 12 + (index > 2 ? 12 : 0), 100))
  expect(read(pageOf(1, [piece('Agreement no.', 50, 100, { width: 60 }), ...apart]))).toEqual([
    ['Agreement no.', 'A0177394'],
  ])
})

test('a label close behind a sum is a box of its own, but for sums that stand before their labels', () => {
  const behind = (first: string) =>
    read(pageOf(1, [piece(first, 50, 100), piece('2,495.00', 200, 100), piece('Part exchange', 247, 100)]))
  expect(behind('Deposit')).toEqual([['Deposit', '2,495.00', 'Part exchange']])
  expect(behind('990.00 Deposit')).toEqual([['990.00 Deposit', '2,495.00 Part exchange']])
})
