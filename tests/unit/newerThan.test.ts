import { expect, test } from 'vitest'
import { oldestBrowsers } from '../../src/build/oldestBrowsers.ts'
import { newerThan } from '../support/newerThan.ts'

test.each([
  ['Map.groupBy(all, one)', 'Map.groupBy'],
  ['Object.groupBy(all, one)', 'Object.groupBy'],
  ['name.toWellFormed()', '.toWellFormed'],
  ['left.isSubsetOf(right)', '.isSubsetOf'],
  ['all.values().toArray()', '.toArray'],
  ['Array.fromAsync(all)', 'Array.fromAsync'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['AbortSignal.any([one, other])', 'AbortSignal.any'],
  ['new URLPattern("/a")', 'URLPattern'],
  ['requestIdleCallback(work)', 'requestIdleCallback'],
  ['text.match(/[a--b]/v)', 'syntax: Invalid regular expression flag (1:12)'],
  ['using file = open()', 'syntax: Unexpected token (1:6)'],
])('%s is found', (code, found) => {
  expect(newerThan(oldestBrowsers, code)).toEqual([found])
})

test.each([
  'all.toSorted().with(0, 1).findLast(one)',
  'AbortSignal.timeout(5)',
  'structuredClone(one)',
  '/(?<=a)b/u.test(text)',
  '"requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work)',
  'window.navigation?.addEventListener("navigate", one)',
  'define({ target: "Map", stat: true }, { groupBy: one }); Map.groupBy(all, one)',
  'class Own { groupBy() {} } const Map = new Own()',
  'React.Children.toArray(all)',
])('%s is left alone', (code) => {
  expect(newerThan(oldestBrowsers, code)).toEqual([])
})
