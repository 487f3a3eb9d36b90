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
