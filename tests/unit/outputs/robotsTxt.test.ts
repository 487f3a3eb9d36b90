import { expect, test } from 'vitest'
import { robotsTxt } from '../../../src/outputs/robotsTxt.ts'
import { siteOf } from '../../support/sites.ts'

test('all may be read, and the list of pages is named', () => {
  expect(robotsTxt(siteOf('good'))).toBe('User-agent: *\nAllow: /\n\nSitemap: https://fixture.example/sitemap.xml\n')
})
