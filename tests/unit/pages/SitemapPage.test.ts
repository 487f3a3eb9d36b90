import { expect, test } from 'vitest'
import { sitemapGroups } from '../../../src/pages/SitemapPage.tsx'
import { indexedEntries } from '../../../src/site/site.ts'
import { contentPageParts } from '../support/contentPageParts.ts'
import { siteOf } from '../../support/sites.ts'

test('the list of pages holds every indexed page once, by kind and title', () => {
  const site = { ...siteOf('good-with-menus'), pageParts: contentPageParts }
  const groups = sitemapGroups(site)
  expect(groups.flatMap(({ entries }) => entries.map(({ path }) => path)).sort()).toEqual(
    indexedEntries(site)
      .map(({ path }) => path)
      .sort(),
  )
  expect(groups.map(({ title }) => title)).toEqual(['Start here', 'Guides', 'Tools', 'Claims by lender', 'Car brands'])
  expect(groups[1]?.entries.map(({ title }) => title)).toEqual(['The last payment', 'What is PCP?'])
})
