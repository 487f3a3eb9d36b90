import { expect, test } from 'vitest'
import { outputFiles } from '../../../src/outputs/outputFiles.ts'
import { siteOf } from '../../support/sites.ts'

test('whoever finds a hole is told whom to write to, for less than a year from the build’s day', () => {
  const site = { ...siteOf('good'), today: '2026-11-20' }
  expect(outputFiles(site).get('.well-known/security.txt')).toBe(
    `Contact: mailto:${site.company.email}\nExpires: 2027-11-15T00:00:00Z\nPreferred-Languages: en\nCanonical: ${site.origin}/.well-known/security.txt\n`,
  )
})
