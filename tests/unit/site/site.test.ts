import { expect, test } from 'vitest'
import { answerAt } from '../../../src/site/site.ts'
import { siteOf } from '../../support/sites.ts'

const site = siteOf('good-with-menus')

test('all brands, in the order of the manifest', () => {
  expect([...site.brands.values()].map(({ brandName }) => brandName)).toEqual([
    'Acme',
    'Bolt',
    'Comet',
    'Dart',
    'Echo',
    'Flint',
    'Gale',
    'Heron',
    'Ibis',
  ])
})

test('one brand by its slug; an unknown slug is not found, and no crash', () => {
  expect(site.brands.get('acme')?.brandName).toBe('Acme')
  for (const slug of ['nope', '', '__proto__', 'constructor', '/brands/acme'])
    expect(site.brands.get(slug)).toBeUndefined()
})

test.each([
  ['/balloon', { found: 'page', entry: { path: '/balloon' } }],
  ['/last-payment', { found: 'page', entry: { path: '/balloon' } }],
  ['/old-balloon', { found: 'moved', to: '/balloon' }],
  ['/nothing-here', { found: 'nothing' }],
  ['/balloon/', { found: 'nothing' }],
])('%s answers', (path, answer) => {
  expect(answerAt(site, path)).toMatchObject(answer)
})
