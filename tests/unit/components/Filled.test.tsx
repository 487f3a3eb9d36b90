import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Filled } from '../../../src/components/Filled.tsx'

const shown = (words: string, values = {}) => renderToStaticMarkup(<Filled words={words} values={values} />)

test('blanks take text and elements, links and strong words are shown as such', () => {
  expect(
    shown('First **hang {way}**. Then {again}, or [see {what}](/fees#table).', {
      way: 'up',
      again: <button type="button">ring</button>,
      what: 'fees',
    }),
  ).toBe(
    'First <strong>hang up</strong>. Then <button type="button">ring</button>, or <a href="/fees#table">see fees</a>.',
  )
})

test('what is filled in is not read again, and a blank without a value stays', () => {
  expect(shown('To {name} of {town}', { name: '{town} [x](/x) **y**' })).toBe('To {town} [x](/x) **y** of {town}')
})

test('a link off the site says so, and nothing else than a page is linked', () => {
  expect(shown('[x](javascript:alert) [y](https://example.com)')).toBe(
    '[x](javascript:alert) <a href="https://example.com" rel="external noreferrer">y</a>',
  )
})
