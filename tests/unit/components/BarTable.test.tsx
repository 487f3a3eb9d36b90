import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AmountBar } from '../../../src/components/BarTable.tsx'

const drawn = (bar: Parameters<typeof AmountBar>[0]) =>
  [...renderToStaticMarkup(<AmountBar {...bar} />).matchAll(/<rect ([^>]*)>/g)].map(([, given]) => given)

test('an amount that counts as a whole is one bar on the scale', () => {
  expect(drawn({ size: 50, most: 200 })).toEqual(['x="0%" width="25%"'])
})

test('the end that counts follows the rest', () => {
  expect(drawn({ size: 100, counted: 30, most: 100 })).toEqual(['width="70%" class="rest"', 'x="70%" width="30%"'])
})

test('nothing that counts is all rest, and nothing at all is an empty box', () => {
  expect(drawn({ size: 100, counted: 0, most: 100 })).toEqual(['width="100%" class="rest"'])
  expect(drawn({ size: 0, counted: 0, most: 0 })).toEqual([])
})
