import { expect, test } from 'vitest'
import { offlineHtml } from '../../../src/worker/offlineHtml.ts'

const words = {
  title: 'You are offline',
  says: 'This page was not read before.',
  again: 'Try again',
  works: 'What works without a network',
  others: 'Pages & more.',
}
const site = {
  name: 'A & B',
  words,
  tools: [{ path: '/tool', title: 'Offers < redress' }],
  aliases: {},
  moved: {},
}

test('the page says why, names the tools, and lets no title become markup', () => {
  const html = offlineHtml(site, '/assets/site.css')
  expect(html).toContain('<p>This page was not read before.</p>')
  expect(html).toContain('<p>Pages &amp; more.</p>')
  expect(html).toContain('<a href="/tool">Offers &lt; redress</a>')
  expect(html).toContain('<title>You are offline | A &amp; B</title>')
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">')
})

test('a site without tools lists none', () => {
  expect(offlineHtml({ ...site, tools: [] }, undefined)).not.toMatch(/What works|stylesheet/)
})

test('a site without words for it still says where it stands', () => {
  expect(offlineHtml({ ...site, words: undefined }, undefined)).toContain('<h1>Offline</h1>')
})
