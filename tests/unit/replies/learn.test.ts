import { expect, test } from 'vitest'
import { examplesIn } from '../../../src/replies/learn.ts'
import { compilePatterns } from '../../../src/replies/matchPatterns.ts'

const signs = compilePatterns([{ id: 'owing', patterns: ['we owe'] }], {}, '(not)')
const examples = (...cases: Parameters<typeof examplesIn>[0]) =>
  examplesIn(cases, signs).map(({ kinds, features }) => ({ kinds: kinds.join(), features: [...features].join(', ') }))

test('a letter teaches its words as they survive scanning, figures alike, each two that follow each other, and its signs', () =>
  expect(examples({ name: 'One', letters: ['determination'], text: 'We owe £250 now' })).toEqual([
    {
      kinds: 'determination',
      features: 'vve, ovve, £, #, novv, ^vve, ^ovve, ^£, ^#, ^novv, vve ovve, ovve £, £ #, # novv, sign owing',
    },
  ]))

test('a text that is none of them teaches what is none, by what it is instead', () =>
  expect(
    examples(
      { name: 'None', letters: [], text: 'Hello there' },
      { name: 'None', letters: [], other: 'paper', text: 'Hello there' },
    ).map(({ kinds }) => kinds),
  ).toEqual(['no letter: mail', 'no letter: paper']))

test('each of several letters teaches its own kind', () =>
  expect(
    examples({
      name: 'Two',
      letters: ['acknowledgement', 'holding-letter'],
      text: 'Dear A\nThanks.\nYours sincerely\nB\n\nDear A\nSoon.\nYours sincerely\nB',
    }).map(({ kinds }) => kinds),
  ).toEqual(['acknowledgement', 'holding-letter']))

test('one that may be either teaches both', () =>
  expect(
    examples({
      name: 'Either',
      letters: ['provisional-decision', 'determination'],
      asks: ['provisional'],
      text: 'A sum',
    }).map(({ kinds }) => kinds),
  ).toEqual(['provisional-decision,determination']))

test('letters that cannot be told apart teach nothing', () =>
  expect(examples({ name: 'Mixed', letters: ['acknowledgement', 'holding-letter'], text: 'Thanks. Soon.' })).toEqual(
    [],
  ))
