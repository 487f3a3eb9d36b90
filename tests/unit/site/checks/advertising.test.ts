import { describe, expect, test } from 'vitest'
import { advertisingIn } from '../../../../src/site/checks/advertising.ts'

describe('words that the rules on advertising keep out', () => {
  test.each([
    ['You are entitled to it.', 8, '"entitled to" promises a result', 'say "may be able to get"'],
    ['Claim now.', 0, '"Claim now" presses the reader', 'give the date and its source instead'],
    ['An official form.', 3, '"official" suggests a body behind us', 'name the body that said it'],
  ])('%s', (text, offset, what, fix) => {
    expect(advertisingIn(text)).toEqual([{ offset, rule: 'advertising', what, fix }])
  })

  test.each([
    'The guaranteed minimum future value is the last payment.',
    'See [the form](/official-form).',
    'It costs nothing to complain.',
  ])('may stay: %s', (text) => {
    expect(advertisingIn(text)).toEqual([])
  })
})

test('a sum someone might get says that it may be nothing, in its own paragraph', () => {
  const sum = 'Words.\n\nThe average is {% fact "scheme.average" /%}.'
  expect(advertisingIn(sum)).toEqual([
    {
      offset: 23,
      rule: 'bare-sum',
      what: 'a sum someone might get stands without saying that it may be nothing',
      fix: 'add "before fees", or that it could be nothing, in the same paragraph',
    },
  ])
  expect(advertisingIn(`${sum} It may be nothing.`)).toEqual([])
  expect(advertisingIn(`${sum}\n\nIt may be nothing.`)).toHaveLength(1)
})

test('an offer of ours stands with its fee', () => {
  expect(advertisingIn('No win, no fee.')).toEqual([
    {
      offset: 0,
      rule: 'unpriced-offer',
      what: '"No win, no fee" stands without the fee',
      fix: 'give the fee in the same paragraph, as a fact or with a link to the page of the fees',
    },
  ])
  expect(advertisingIn('No win, no fee: see [the fees](/prices).', '/prices')).toEqual([])
  expect(advertisingIn('No win, no fee: see <a href="/prices">the fees</a>.', '/prices')).toEqual([])
  expect(advertisingIn('No win, no fee: see [the fees](/prices).', '/fees')).toHaveLength(1)
  expect(advertisingIn('Complaining is free. Or have us do it.')).toEqual([
    {
      offset: 24,
      rule: 'unpriced-call',
      what: '"have us do it" stands near "free" without the fee',
      fix: 'give the fee beside it, with a link to the page of the fees',
    },
  ])
  expect(advertisingIn('Complaining is free. Or have us do it, for a fee.')).toEqual([])
  expect(advertisingIn('Complaining is free. Or have us do it: [how](/prices).', '/prices')).toEqual([])
})
