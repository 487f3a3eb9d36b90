import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { sentencesOn } from '../../../src/papers/sentences.ts'

const on = (text: string) => pagesOfText(text).flatMap((page) => sentencesOn(page))

test('a sentence goes on from line to line, and not after a heading or the name of a company', () => {
  const [heading, first, second] = on(
    'Your agreement\nYou signed it on 3 May 2018 with Larkhill Cars Ltd. of Barrow, who\narranged it. We paid them for that.',
  )
  expect(heading?.text).toBe('Your agreement')
  expect(first?.text).toBe('You signed it on 3 May 2018 with Larkhill Cars Ltd. of Barrow, who arranged it.')
  expect(first?.lead).toBe('Your agreement')
  expect(second).toMatchObject({ text: 'We paid them for that.', next: '' })
})
