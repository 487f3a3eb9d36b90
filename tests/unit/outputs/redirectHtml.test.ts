import { expect, test } from 'vitest'
import { policyTags } from '../../../src/outputs/hostPolicy.ts'
import { redirectHtml } from '../../../src/outputs/redirectHtml.ts'
import { siteOf } from '../../support/sites.ts'

const site = siteOf('good')

test('a file that sends the browser on, and says so to those it does not send', () => {
  const html = redirectHtml(site, '/guides/commission')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/guides/commission">')
  expect(html).toContain('<link rel="canonical" href="https://fixture.example/guides/commission">')
  expect(html).toContain('<a href="/guides/commission">How commission worked</a>')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('it has the policy of every page', () => {
  expect(redirectHtml(site, '/guides/commission')).toContain(`<meta charset="utf-8">\n${policyTags(site)}`)
})

test('nothing in it can break out', () => {
  expect(redirectHtml(site, '/"><script>')).not.toContain('<script>')
})
