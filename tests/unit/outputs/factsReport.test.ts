import { expect, test } from 'vitest'
import { factsReport, freshnessReport, usesOfFacts } from '../../../src/outputs/factsReport.ts'
import { siteOf } from '../../support/sites.ts'

const site = siteOf('good')

test('a fact with its value, its source and the pages that print it', () => {
  expect(usesOfFacts(site)('scheme.ban')).toEqual(['/guides/commission'])
  expect(factsReport(site)).toContain(
    '## scheme.ban\nThe day dealers could no longer set the rate to raise their own commission.\n- today: 28 January 2021\n- confidence: high',
  )
})

test('what is due for a check is named with where it stands', () => {
  expect(freshnessReport(site)).toEqual([])
  expect(freshnessReport(siteOf('good', '2028-01-01'))).toEqual([
    'scheme.ban: 1 rest on it; last checked 2026-11-01, due 2027-11-02; on /guides/commission; source https://www.fca.org.uk/news/ban',
  ])
})

test('what most rests on comes first, letters counted', () => {
  const [ban] = [...site.facts.values()].filter(({ id }) => id === 'scheme.ban')
  if (!ban) throw new Error('the site has no such fact')
  const other = { ...ban, id: 'sar.limit', checked: { ...ban.checked, on: '2020-01-01' } }
  const letter = (id: string) => ({ body: [{ kind: 'text' as const, words: [{ fact: id }] }] })
  const twice = {
    ...siteOf('good', '2028-01-01'),
    facts: new Map([ban, other].map((fact) => [fact.id, fact])),
    letters: { 'next/a': letter('sar.limit'), 'next/b': letter('scheme.ban') },
  }
  expect(usesOfFacts(twice)('scheme.ban')).toEqual(['/guides/commission', 'the letter "next/b"'])
  expect(freshnessReport(twice).map((line) => line.split(';')[0])).toEqual([
    'scheme.ban: 2 rest on it',
    'sar.limit: 1 rest on it',
  ])
})
