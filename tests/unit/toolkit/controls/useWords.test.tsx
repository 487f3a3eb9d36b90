import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useWords } from '../../../../src/toolkit/controls/useWords.ts'
import { withWords } from '../../support/withWords.tsx'

const Wait = () => useWords('shared').fetching.wait

test('a part shows the words that its page was given', () => {
  expect(renderToStaticMarkup(withWords(<Wait />))).toBe('One moment …')
})

test('a page that was not given them is told so', () => {
  expect(() => renderToStaticMarkup(<Wait />)).toThrow('There are no words of "shared" on this page')
})
