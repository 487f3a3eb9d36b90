import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { type ReadingRule, readByRules, sentencesOn } from '../../../src/papers/rules.ts'

const day: ReadingRule = { field: 'signedOn', in: 'sentence', kind: 'date', before: /\bsigned on $/, strength: 5 }
const paid: ReadingRule = {
  field: 'commission',
  in: 'sentence',
  kind: 'money',
  near: /\bcommission\b/,
  unless: /\bup to\b/,
  before: /\bpaid \p{Lu}\p{L}+ \p{Lu}\p{L}+ $/u,
  strength: 5,
}
const told = (text: string, rules: readonly ReadingRule[]) =>
  pagesOfText(text).flatMap((page) =>
    readByRules(page, rules).map(({ field, value, weight }) => [field, value, weight]),
  )

test('a value is told by what stands before it, in a sentence over as many lines as it goes', () => {
  expect(told('You had the car from 1 May 2015, with an agreement that you\nsigned on 3 May 2015.', [day])).toEqual([
    ['signedOn', '2015-05-03', 5],
  ])
})

test('what stands near a sentence counts for it, and what rules it out stands in it', () => {
  const text = 'You asked about commission. We paid Acorn Motors £400.00.'
  expect(told(text, [paid])).toEqual([['commission', 40_000, 5]])
  expect(told(text.replace('£', 'up to £'), [paid])).toEqual([])
  expect(told('We paid Acorn Motors £400.00.', [paid])).toEqual([])
})

test('of several rules for a field the first that says something counts', () => {
  const sure: ReadingRule = { ...day, strength: 9 }
  expect(told('It was signed on 3 May 2015.', [sure, day])).toEqual([['signedOn', '2015-05-03', 9]])
})

test('a name begins in its own box, and may end in the line below', () => {
  const pattern = /\bthrough (\p{Lu}[\p{L} ]+ Ltd)/u
  const rule: ReadingRule = { field: 'dealer', in: 'cell', pattern, read: (match) => match[1] ?? '', strength: 6 }
  expect(told('The agreement was arranged for the customer through Acorn\nMotors Ltd in Derby', [rule])).toEqual([
    ['dealer', 'Acorn Motors Ltd', 6],
  ])
})

const sentences = (text: string) => pagesOfText(text).flatMap((page) => sentencesOn(page))

test('a sentence goes on from line to line, and not after a heading or the name of a company', () => {
  const [heading, first, second] = sentences(
    'Your agreement\nYou signed it on 3 May 2018 with Larkhill Cars Ltd. of Barrow, who\narranged it. We paid them for that.',
  )
  expect(heading?.text).toBe('Your agreement')
  expect(first?.text).toBe('You signed it on 3 May 2018 with Larkhill Cars Ltd. of Barrow, who arranged it.')
  expect(first?.lead).toBe('Your agreement')
  expect(second).toMatchObject({ text: 'We paid them for that.', next: '' })
})

test('what goes on in a box beside its label is told by itself too, and said to be mixed where the label is in it', () => {
  const told = sentences(
    'How the credit is      The supplier may choose the interest rate that it\npaid out to you        offers to you, within limits that we have set.',
  ).map(({ text, isMixed }) => [text, isMixed])
  expect(told.at(-1)).toEqual([
    'The supplier may choose the interest rate that it offers to you, within limits that we have set.',
    false,
  ])
  expect(told.slice(0, -1).every(([, isMixed]) => isMixed)).toBe(true)
})
