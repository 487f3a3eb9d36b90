import { expect, test } from 'vitest'
import { offlineHtml } from '../../../src/worker/offlineHtml.ts'

const site = { name: 'A & B', tools: [{ path: '/tool', title: 'Offers < redress' }], aliases: {}, moved: {} }

test('the page says why, names the tools, and lets no title become markup', () => {
  const html = offlineHtml(site, '/assets/site.css')
  expect(html).toContain('This page was not read before on this device')
  expect(html).toContain('<a href="/tool">Offers &lt; redress</a>')
  expect(html).toContain('<title>You are offline | A &amp; B</title>')
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">')
})

test('a site without tools lists none', () => {
  expect(offlineHtml({ ...site, tools: [] }, undefined)).not.toMatch(/What works|stylesheet/)
})
