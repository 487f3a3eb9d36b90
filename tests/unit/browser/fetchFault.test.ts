import { expect, test } from 'vitest'
import { isFetchFault } from '../../../src/browser/fetchFault.ts'

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://a.test/b.js'),
  new TypeError('error loading dynamically imported module: https://a.test/b.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new Error('503: Service Unavailable'),
  new DOMException('The operation timed out.', 'TimeoutError'),
])('the connection may be at fault: %s', (error) => {
  expect(isFetchFault(error)).toBe(true)
})

test.each([
  new TypeError('Map.groupBy is not a function'),
  new SyntaxError('Unexpected token'),
  new DOMException('The quota has been exceeded.', 'QuotaExceededError'),
  undefined,
])('this browser is: %s', (error) => {
  expect(isFetchFault(error)).toBe(false)
})
