import { expect, test } from 'vitest'
import { examplesIn } from '../../../src/replies/examplesIn.ts'
import { readySigns } from '../../../src/replies/signsIn.ts'

const signs = readySigns([{ id: 'owing', patterns: ['we owe'] }], {}, '(not)')
const examples = (...cases: Parameters<typeof examplesIn>[0]) =>
  examplesIn(cases, signs).map(({ kind, features }) => [kind, [...features].join(' ')])

test('a letter teaches its words as they survive scanning, figures alike, and its signs', () =>
  expect(examples({ name: 'One', letters: ['determination'], text: 'We owe £250 since 2019' })).toEqual([
    ['determination', 'vve ovve £ # slnce sign owing'],
  ]))

test('a text that is none of them teaches what is none', () =>
  expect(examples({ name: 'None', letters: [], text: 'Hello there' })).toEqual([['other text', 'hello there']]))

test('a paper that is none is another kind of none', () =>
  expect(examples({ name: 'None', letters: [], other: 'paper', text: 'Hello there' })).toEqual([
    ['other paper', 'hello there'],
  ]))

test('each of several letters teaches its own kind', () =>
  expect(
    examples({
      name: 'Two',
      letters: ['acknowledgement', 'holding-letter'],
      text: 'Dear A\nThanks\nYours sincerely\nB\n\nDear A\nSoon\nYours sincerely\nB',
    }).map(([kind]) => kind),
  ).toEqual(['acknowledgement', 'holding-letter']))

test('one that may be either teaches both', () =>
  expect(
    examples({
      name: 'Either',
      letters: ['provisional-decision', 'determination'],
      asks: ['provisional'],
      text: 'A sum',
    }),
  ).toEqual([
    ['provisional-decision', 'a surn'],
    ['determination', 'a surn'],
  ]))

test('letters that cannot be told apart teach nothing', () =>
  expect(examples({ name: 'Mixed', letters: ['acknowledgement', 'holding-letter'], text: 'Thanks. Soon.' })).toEqual(
    [],
  ))
