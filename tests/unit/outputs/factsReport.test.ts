import { expect, test } from 'vitest'
import { factsReport, freshnessReport, usesOf } from '../../../src/outputs/factsReport.ts'
import { siteOf } from '../../support/sites.ts'

const site = siteOf('good')

test('a fact with its value, its source and the pages that print it', () => {
  expect(usesOf(site, 'scheme.ban')).toEqual(['/guides/commission'])
  expect(factsReport(site)).toContain(
    '## scheme.ban\nThe day dealers could no longer set the rate to raise their own commission.\n- today: 28 January 2021\n- confidence: high',
  )
})

test('what is due for a check is named with where it stands', () => {
  expect(freshnessReport(site)).toEqual([])
  expect(freshnessReport(siteOf('good', '2028-01-01'))).toEqual([
    'scheme.ban: last checked 2026-11-01, due 2027-11-02; on /guides/commission; source https://www.fca.org.uk/news/ban',
  ])
})
