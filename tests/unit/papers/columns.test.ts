import { expect, test } from 'vitest'
import { pageOf } from '../../../src/papers/lines.ts'
import { piece, textsOf as read } from './drawn.ts'

test('columns whose lines are at heights of their own are read one after the other', () => {
  const left = ['The supplier', 'Wyeside Cars Ltd', 'The vehicle', 'Honda Jazz']
  const right = [
    ['Cash price', '£14,850.00'],
    ['Deposit', '£1,250.00'],
    ['Interest', '£1,471.76'],
    ['Fee', '£60.00'],
  ]
  const pieces = [
    ...left.map((text, row) => piece(text, 40, 100 + row * 12)),
    ...right.flatMap(([label = '', sum = ''], row) => [
      piece(label, 306, 106 + row * 12),
      piece(sum, 500, 106 + row * 12),
    ]),
  ]
  expect(read(pageOf(1, pieces))).toEqual([...left.map((text) => [text]), ...right])
})

test('a box centred beside one of several lines is in one row with all of it', () => {
  expect(
    read(
      pageOf(1, [
        piece('Amount of', 50, 100),
        piece('£9,000.00', 300, 106),
        piece('credit', 50, 112),
        piece('APR', 50, 130),
        piece('8.9%', 300, 130),
      ]),
    ),
  ).toEqual([
    ['Amount of credit', '£9,000.00'],
    ['APR', '8.9%'],
  ])
})

test('columns of prose are read one after the other, level with each other or not', () => {
  const left = [
    'You must make every payment on time and by a',
    'direct debit. If we accept another way of paying, that',
    'does not change this term, which goes on in the',
    'same way as it did before we had accepted it from',
    'you and is then read as if we had not done so.',
  ]
  const right = [
    'The supplier acts as a broker of credit when it',
    'introduces you to us, and what we then pay to the',
    'supplier may vary according to the interest rate that',
    'is agreed with you, within such a range as we may',
    'have set when you came to us, whoever you are.',
  ]
  const beside = (aside: number) =>
    read(
      pageOf(1, [
        ...left.map((text, row) => piece(text, 40, 100 + row * 14)),
        ...right.map((text, row) => piece(text, 420, 100 + aside + row * 14)),
      ]),
    )
  const apart = [...left, ...right].map((text) => [text])
  expect(beside(0)).toEqual(apart)
  expect(beside(28)).toEqual(apart)
})

test('two rows that a third box stands between are two rows all the same', () => {
  expect(
    read(
      pageOf(1, [
        piece('Deposit', 50, 100),
        piece('£500.00', 200, 100),
        piece('First payment', 300, 106),
        piece('Price', 50, 112),
        piece('£9,000.00', 200, 112),
      ]),
    ),
  ).toEqual([['Deposit', '£500.00'], ['First payment'], ['Price', '£9,000.00']])
})

test('three rows whose boxes overlap are three rows all the same', () => {
  const rows = [
    ['less finance settled', '850.00'],
    ['Net part exchange', '1,200.00'],
    ['Cash', '500.00'],
  ]
  const pieces = rows.flatMap((row, at) => row.map((text, column) => piece(text, 50 + column * 150, 100 + at * 8)))
  expect(read(pageOf(1, pieces))).toEqual(rows)
})

test('a table with a box for each pound sign is one table', () => {
  const rows = [
    ['1', 'Cash price', '£', '12,750.00', 'APR', '9.9 %'],
    ['2', 'Deposit', '£', '2,000.00', 'Rate', '4.5 %'],
    ['3', 'Credit', '£', '10,750.00', 'Term', '36'],
  ]
  const alone = [1, 2].flatMap((row) => [piece(`Fee ${row}`, 70, 140 + row * 24), piece('£', 300, 152 + row * 24)])
  const pieces = rows.flatMap((row, at) =>
    row.map((text, column) => piece(text, [50, 70, 300, 320, 400, 450][column] ?? 0, 100 + at * 12)),
  )
  expect(read(pageOf(1, [...pieces, ...alone])).slice(0, 3)).toEqual(rows)
})

const left = [
  ['Make', 'Vauxhall'],
  ['Model', 'Astra'],
  ['Mark', 'CN62 VHJ'],
  ['Used', 'Yes'],
]
const right = [
  ['Cash price', '£9,495.00'],
  ['Deposit', '£1,750.00'],
  ['Credit', '£7,745.00'],
  ['Interest', '£1,552.60'],
]
const rowAt = (y: number, x: number, [label = '', value = '']: readonly string[]) => [
  piece(label, x, y),
  piece(value, x + 110, y),
]

/** Four rows of two columns, level with each other. */
const level = [...left, ...right].flatMap((row, at) => rowAt(100 + (at % 4) * 20, at < 4 ? 40 : 300, row))

test('labels with their values on either side of a gutter are two columns, where some rows have their own heights', () => {
  const alone = [
    piece('3 KEY RIGHTS', 40, 192),
    piece('Option to purchase', 300, 181),
    piece('fee', 300, 201),
    piece('and more', 40, 212),
  ]
  expect(read(pageOf(1, [...level, ...alone]))).toEqual([
    ...left,
    ['3 KEY RIGHTS'],
    ['and more'],
    ...right,
    ['Option to purchase'],
    ['fee'],
  ])
})

test('a table whose rows are level stays one, and so do labels and values of wrapped rows', () => {
  expect(read(pageOf(1, level))).toEqual(left.map((row, at) => [...row, ...(right[at] ?? [])]))
  const wrapped = right.flatMap(([label = '', value = ''], at) => [
    piece(label, 40, 100 + at * 30),
    piece('of it', 40, 112 + at * 30),
    piece(value, 300, 106 + at * 30),
  ])
  expect(read(pageOf(1, wrapped))).toEqual(right.map(([label = '', value = '']) => [`${label} of it`, value]))
})
