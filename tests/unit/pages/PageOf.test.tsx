import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotFoundPage } from '../../../src/pages/PageOf.tsx'
import { realSite } from '../../support/realSite.ts'

test('a missing page has its usual links first, and the room kept for pages with a like address at its end', () => {
  const site = realSite()
  const entry = [...site.byPath.values()].find(({ page }) => page.kind === 'not-found')
  const html = entry ? renderToStaticMarkup(<NotFoundPage site={site} entry={entry} />) : ''
  expect(html.match(/href="\/sitemap"|id="near-pages"/g)).toEqual(['href="/sitemap"', 'id="near-pages"'])
})
