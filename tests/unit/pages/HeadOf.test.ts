import { expect, test } from 'vitest'
import { structuredData } from '../../../src/pages/HeadOf.tsx'
import type { Entry } from '../../../src/site/site.ts'
import { siteOf } from '../../support/sites.ts'

const site = siteOf('good')
const graphOf = (path: string, change: Partial<Entry> = {}) => {
  const entry = site.byPath.get(path)
  if (!entry) throw new Error(path)
  return JSON.parse(structuredData(site, { ...entry, ...change }, [{ label: 'Home', href: '/' }]))['@graph'] as {
    '@type': string
    [name: string]: unknown
  }[]
}

test('each kind of page says what it is', () => {
  expect(graphOf('/').map((thing) => thing['@type'])).toEqual(['Organization', 'BreadcrumbList'])
  expect(graphOf('/guides/commission').map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article'])
  expect(graphOf('/guides/commission')[1]).toMatchObject({
    headline: 'How commission worked',
    dateModified: '2026-11-01',
  })
})

test('a lender is what its page is about, and not who wrote it', () => {
  expect(graphOf('/lenders/acorn-finance')[1]).toMatchObject({
    about: { name: 'Acorn Finance' },
    author: { name: 'Fixture Motors' },
  })
})

test('it cannot end the script element it stands in', () => {
  const entry = site.byPath.get('/what-is-pcp')
  expect(entry && structuredData(site, { ...entry, title: '</script><script>alert(1)</script>' }, [])).not.toContain(
    '</script>',
  )
})
