import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isAsset, isOfItsType, isPage, keptAs, leadsTo, offlineHtml } from '../../../src/worker/requests.ts'

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

const script = 'export const one = 1'
const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } })

test('an asset is kept when it is the very file that the build wrote', async () => {
  expect(await isAsset('/assets/a.js', answer(script, 'text/javascript; charset=utf-8'), hash)).toBe(true)
})

test.each([
  ['a sign-in page', answer('<!DOCTYPE html><title>Wi-Fi</title>', 'text/html'), hash],
  ['a sign-in page that calls itself a script', answer('<!DOCTYPE html><title>Wi-Fi</title>', 'text/javascript'), hash],
  ['the right bytes under another type', answer(script, 'text/html'), hash],
  ['another version of it', answer(`${script}2`, 'text/javascript'), hash],
  ['an error', answer(script, 'text/javascript', 500), hash],
  ['a file that the build does not know', answer(script, 'text/javascript'), undefined],
])('%s is not', async (_, response, known) => {
  expect(await isAsset('/assets/a.js', response, known)).toBe(false)
})

test('what is kept of the version before is told from a page by its type', () => {
  expect(isOfItsType('/assets/old.js', answer(script, 'application/javascript'))).toBe(true)
  expect(isOfItsType('/assets/old.js', answer('<!DOCTYPE html>', 'text/html'))).toBe(false)
  expect(isOfItsType('/assets/old.css', answer('a{}', 'text/css'))).toBe(true)
  expect(isOfItsType('/search/a.json', answer('<!DOCTYPE html>', 'text/html'))).toBe(false)
})

const words = {
  title: 'You are offline',
  says: 'This page was not read before.',
  again: 'Try again',
  works: 'What works without a network',
  others: 'Pages & more.',
}
const offline = {
  name: 'A & B',
  words,
  tools: [{ path: '/tool', title: 'Offers < redress' }],
  aliases: {},
  moved: {},
}

test('the page says why, names the tools, and lets no title become markup', () => {
  const html = offlineHtml(offline, '/assets/site.css')
  expect(html).toContain('<p>This page was not read before.</p>')
  expect(html).toContain('<p>Pages &amp; more.</p>')
  expect(html).toContain('<a href="/tool">Offers &lt; redress</a>')
  expect(html).toContain('<title>You are offline | A &amp; B</title>')
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">')
})

test('a site without tools lists none', () => {
  expect(offlineHtml({ ...offline, tools: [] }, undefined)).not.toMatch(/What works|stylesheet/)
})

test('a site without words for it still says where it stands', () => {
  expect(offlineHtml({ ...offline, words: undefined }, undefined)).toContain('<h1>Offline</h1>')
})
