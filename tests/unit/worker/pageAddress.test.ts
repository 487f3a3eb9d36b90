import { expect, test } from 'vitest'
import { isPage, keptAs, leadsTo } from '../../../src/worker/pageAddress.ts'

const site = {
  name: 'Site',
  words: undefined,
  tools: [],
  aliases: { '/pcp': '/what-is-pcp' },
  moved: { '/old': '/guides/new' },
}

test('pages have no dot in their address', () => {
  expect(['/', '/guides/a', '/menu.json', '/assets/a.js'].map(isPage)).toEqual([true, true, false, false])
})

test('an alias is kept as its page', () => {
  expect(['/pcp', '/what-is-pcp'].map((path) => keptAs(path, site))).toEqual(['/what-is-pcp', '/what-is-pcp'])
})

test.each([
  ['/', undefined],
  ['/guides/a', undefined],
  ['/guides/a/', '/guides/a'],
  ['/old', '/guides/new'],
  ['/old/', '/guides/new'],
  ['//other.example', '/other.example'],
])('%s leads to %s', (path, target) => {
  expect(leadsTo(path, site)).toBe(target)
})
