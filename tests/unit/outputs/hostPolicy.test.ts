import { expect, test } from 'vitest'
import { hostPolicy, htmlFile, policyTags } from '../../../src/outputs/hostPolicy.ts'
import { siteOf } from '../../support/sites.ts'

const { headers, redirects, cache } = hostPolicy(siteOf('good'))
const plain = (html: string) => html.replaceAll('&#39;', "'")

test('one policy serves every page, and nothing unsafe is in it', () => {
  const policy = headers['Content-Security-Policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain('frame-src https://maps.fixture.co.uk')
  expect(policy).not.toMatch(/unsafe|\*|data:|http:/)
})

test('each page says the same policy, for hosts that send no headers, but what only a header can say', () => {
  const [, inPage = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(plain(policyTags(siteOf('good')))) ?? []
  expect(headers['Content-Security-Policy']).toBe(`${inPage}; frame-ancestors 'none'`)
  expect(inPage).not.toMatch(/frame-ancestors|report-uri|sandbox/)
})

test('where a visitor comes from is told to no other site, by header and by page', () => {
  expect(headers['Referrer-Policy']).toBe('same-origin')
  expect(policyTags(siteOf('good'))).toContain('<meta name="referrer" content="same-origin">')
})

test('the other headers', () => {
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/)
})

test('hashed files are kept for good, pages are asked for again, and redirects are those of the manifest, and of the home page’s file', () => {
  expect(cache).toEqual({ assets: 'public, max-age=31536000, immutable', pages: 'no-cache' })
  expect(redirects).toEqual([
    { from: '/old-guide', to: '/guides/commission' },
    { from: '/index', to: '/' },
  ])
})

test.each([
  ['/', 'index.html'],
  ['/404', '404.html'],
  ['/brands/ford', 'brands/ford.html'],
])('%s is answered by %s', (path, file) => {
  expect(htmlFile(path)).toBe(file)
})
