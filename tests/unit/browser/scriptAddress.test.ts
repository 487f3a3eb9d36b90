import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let scriptAddress: (url: string) => string

beforeAll(async () => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('window', { trustedTypes: { createPolicy: (_: string, rules: object) => rules } })
  vi.resetModules()
  ;({ scriptAddress } = await import('../../../src/browser/scriptAddress.ts'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each(['/sw.js', '/assets/papers-DkE_3-a.js'])('%s is a script of this site', (url) => {
  expect(scriptAddress(url)).toBe(url)
})

test.each([
  'https://elsewhere.example/assets/a.js',
  '//elsewhere.example/assets/a.js',
  '/assets/../papers.js',
  '/assets/a.js?as=b',
  '/other.js',
  'data:text/javascript,0',
  'javascript:0',
  'blob:https://elsewhere.example/1',
  '/sw.js\n',
  '',
])('%j is none', (url) => {
  expect(() => scriptAddress(url)).toThrow(`No script of this site: ${url}`)
})
