import { expect, test } from 'vitest'
import { hostModel } from '../../../src/outputs/hostModel.ts'
import { siteOf } from '../../support/sites.ts'

const { headers, redirects, cache } = hostModel(siteOf('good'))

test('one policy serves every page, and nothing unsafe is in it', () => {
  const policy = headers['Content-Security-Policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain('frame-src https://maps.fixture.co.uk')
  expect(policy).not.toMatch(/unsafe|\*|data:|http:/)
})

test('the other headers', () => {
  expect(headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY', 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Resource-Policy': 'same-origin' })
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/)
})

test('hashed files are kept for good, pages are asked for again, and redirects are those of the manifest', () => {
  expect(cache).toEqual({ assets: 'public, max-age=31536000, immutable', pages: 'no-cache' })
  expect(redirects).toEqual([{ from: '/old-guide', to: '/guides/commission' }])
})
