import { expect, test } from 'vitest'
import { filledWords, linkWords } from '../../../../src/content/words/fields.ts'

const Given = filledWords('A letter of the visitor.', 'name', 'day')

test('words may name the blanks that are filled in, and need not name them all', () => {
  expect(Given.safeParse('To {name}, on {day}.').success).toBe(true)
  expect(Given.safeParse('To {name}.').success).toBe(true)
  expect(Given.description).toBe('A letter of the visitor. {name}, {day}')
})

test('a blank that nobody fills in is refused, with those that are', () =>
  expect(Given.safeParse('To {nmae}.').error?.issues[0]?.message).toBe(
    'the only names in braces here are {name}, {day}',
  ))

test('where nothing is filled in, no name may stand in braces', () => {
  const Whole = filledWords('A heading.')
  expect(Whole.description).toBe('A heading.')
  expect(Whole.safeParse('To {name}.').error?.issues[0]?.message).toBe('nothing in braces is filled in here')
})

test('words that lead on have a link', () => {
  const field = linkWords('The link.')
  expect(field.safeParse('See [the fees](/fees), or not.').success).toBe(true)
  expect(field.safeParse('See the fees.').error?.issues[0]?.message).toBe('must have a link: [words](/page)')
})
