import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '../../src/build/oldestBrowsers.ts'
import { markupNewerThan, stylesNewerThan } from '../support/looksNewerThan.ts'
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
  's.toArray(all)',
])('%s is left alone', (code) => {
  expect(newerThan(oldestBrowsers, code)).toEqual([])
})

test.each([
  ['.a:has(b) { color: red }', ':has in .a:has(b)'],
  ['.a { & b { color: red } }', 'nesting in & b'],
  ['@property --a { syntax: "*"; inherits: false }', '@property'],
  ['@media (scripting: none) { a { color: red } }', '@media scripting'],
  ['@starting-style { a { opacity: 0 } }', '@starting-style'],
  ['a { field-sizing: content }', 'field-sizing in a'],
  ['a { color: light-dark(red, blue) }', 'light-dark() in a'],
  ['a { height: 2lh }', 'lh in a'],
  ['a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid in a'],
])('%s is found in a style sheet', (styles, found) => {
  expect(stylesNewerThan(oldestBrowsers, styles)).toContain(found)
})

test.each([
  '@supports selector(:has(*)) { .a:has(b) { color: red } }',
  'a { height: 3em; height: 2lh }',
  'a { color: color-mix(in srgb, red, oklch(50% 0.1 20)); inset: 0 }',
  '@layer a { @container (width > 3em) { a { height: 1dvh } } }',
])('%s is left alone in a style sheet', (styles) => {
  expect(stylesNewerThan(oldestBrowsers, styles)).toEqual([])
})

test('what is new in a page is found', () => {
  expect(markupNewerThan(oldestBrowsers, '<search><details name="a" open></details><p hidden lang="en">')).toEqual([
    '<details name>',
    '<search>',
  ])
})

test('the accessibility page and the README name the oldest browsers', () => {
  const { safari, chrome, edge, firefox, samsunginternet_android: samsung } = oldestBrowsers
  const major = samsung.split('.')[0]
  expect(readFileSync('content/pages/legal/accessibility.md', 'utf8')).toContain(
    `Safari ${safari}, Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Samsung Internet ${major}{%`,
  )
  expect(chrome).toBe(edge)
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Safari ${safari}, Chrome and Edge ${chrome}, Firefox ${firefox} and Samsung Internet ${major} `,
  )
})
