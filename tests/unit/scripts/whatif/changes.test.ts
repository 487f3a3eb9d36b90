import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, passagesChanged } from '../../../../scripts/whatif/changes.ts'
import type { TextPlace } from '../../../../scripts/whatif/said.ts'

describe('the passages that differ', () => {
  test.each([
    ['one sentence for another', 'a b c', 'a x c', [['b', 'x']]],
    ['some that are gone', 'a b c d', 'a d', [['b c', '']]],
    [
      'some that are new',
      'a',
      'x a y',
      [
        ['', 'x'],
        ['', 'y'],
      ],
    ],
    [
      'two apart',
      'a b c d e',
      'a x c y e',
      [
        ['b', 'x'],
        ['d', 'y'],
      ],
    ],
    ['none', 'a b', 'a b', []],
  ] as const)('%s', (_, before, after, expected) =>
    expect(
      passagesChanged(before.split(' '), after.split(' ')).map((one) => [one.before.join(' '), one.after.join(' ')]),
    ).toEqual(expected),
  )

  test('are no more than what is not in both, in order', () => {
    const sentences = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
    fc.assert(
      fc.property(sentences, sentences, (before, after) => {
        const passages = passagesChanged(before, after)
        const gone = passages.flatMap((one) => one.before)
        const added = passages.flatMap((one) => one.after)
        expect(before.length - gone.length).toBe(after.length - added.length)
        expect([...before].sort().join('')).toContain([...gone].sort().slice(0, 1).join(''))
      }),
    )
  })
})

test('a passage that changes in several places is one change, and the most frequent come first', () => {
  const said = (strip: string, more: string) =>
    new Map<TextPlace, string[]>([
      ['page /a', [strip, 'a']],
      ['page /b', [strip, more]],
    ])
  expect(changesBetween(said('old', 'x'), said('new', 'y'))).toEqual([
    { before: ['old'], after: ['new'], places: ['page /a'] },
    { before: ['old', 'x'], after: ['new', 'y'], places: ['page /b'] },
  ])
  expect(changesBetween(said('old', 'x'), said('new', 'x'))).toEqual([
    { before: ['old'], after: ['new'], places: ['page /a', 'page /b'] },
  ])
})
