import { expect, test } from 'vitest'
import { feedXml } from '../../../src/outputs/feedXml.ts'
import { siteOf } from '../../support/sites.ts'

test('each value that took effect, with a page that prints it', () => {
  const feed = feedXml(siteOf('good'))
  expect(feed.match(/<entry>/g)).toHaveLength(1)
  expect(feed).toContain('<id>https://fixture.example/#fact-scheme.ban-2021-01-28</id>')
  expect(feed).toContain('<link href="https://fixture.example/guides/commission"/>')
})

test('a value still to come is not news yet', () => {
  expect(feedXml({ ...siteOf('good'), today: '2021-01-27' })).not.toContain('<entry>')
})

test('what a page notes of itself, on its own day', () => {
  const site = siteOf('good')
  const [first] = site.entries.filter(({ article }) => article)
  if (!first?.article) throw new Error('the site has no article')
  const noted = { ...first.article.meta, changes: [{ on: '2026-01-05', what: 'It says less & means more.' }] }
  const entry = { ...first, article: { ...first.article, meta: noted } }
  const feedOn = (today: string) => feedXml({ ...site, today, entries: [entry] })
  expect(feedOn('2026-01-05')).toContain('<summary>It says less &amp; means more.</summary>')
  expect(feedOn('2026-01-05')).toContain(`<id>https://fixture.example${entry.path}#changed-2026-01-05</id>`)
  expect(feedOn('2026-01-04')).not.toContain('It says less')
})
