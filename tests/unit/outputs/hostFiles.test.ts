import { describe, expect, test } from 'vitest'
import { hostLimits } from '../../../src/outputs/hostFiles.ts'
import type { HostModel } from '../../../src/outputs/hostPolicy.ts'

const host = (redirects: HostModel['redirects'], headers = {}): HostModel => ({
  redirects,
  headers,
  cache: { assets: 'immutable', pages: 'no-cache' },
})
const redirects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to: '/new' }))

describe('what hosts would leave out without a word is a fault', () => {
  test('a thousand redirects fit', () => {
    expect(hostLimits(host(redirects(1000)))).toEqual([])
  })

  test('one more does not', () => {
    expect(hostLimits(host(redirects(1001)))).toEqual([
      { what: '1001 redirects take 2002 lines of _redirects, and hosts read 2000', fix: 'remove the oldest redirects' },
    ])
  })

  test('nor does a redirect with a very long line', () => {
    expect(
      hostLimits(
        host([
          { from: '/old', to: '/new' },
          { from: `/${'a'.repeat(1000)}`, to: `/${'b'.repeat(1000)}` },
        ]),
      ),
    ).toEqual([
      {
        what: `the redirect from /${'a'.repeat(59)}… takes a line of more than 2000 characters, which hosts leave out`,
        fix: 'shorten its addresses',
      },
    ])
  })

  test('nor a very long header', () => {
    expect(hostLimits(host([], { 'Content-Security-Policy': 'x'.repeat(2000) }))).toEqual([
      {
        what: 'the header Content-Security-Policy takes a line of more than 2000 characters, which hosts leave out',
        fix: 'shorten what goes into it',
      },
    ])
  })
})
