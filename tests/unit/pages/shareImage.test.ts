import { expect, test } from 'vitest'
import { shareImage, shareImageFile } from '../../../src/pages/shareImage.ts'
import { siteOf } from '../../support/sites.ts'

test('each page has a picture of its own, with its title and our name', () => {
  const site = siteOf('good')
  expect(new Set(site.entries.map(({ path }) => shareImageFile(path))).size).toBe(site.entries.length)
  expect(shareImageFile('/')).toBe('/share/index.png')
  const drawn = JSON.stringify(site.entries[1] && shareImage(site, site.entries[1]))
  expect(drawn).toContain('What is PCP?')
  expect(drawn).toContain('Fixture Motors')
})
