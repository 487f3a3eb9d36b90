import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let scriptAddress: (url: string) => string
let workerAddress: (url: string) => string

beforeAll(async () => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('location', new URL('https://kerbside.example/tools'))
  vi.stubGlobal('window', { trustedTypes: { createPolicy: (_: string, rules: object) => rules } })
  vi.resetModules()
  ;({ scriptAddress, workerAddress } = await import('../../../src/browser/scriptAddress.ts'))
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

test('a worker is started by a module of the page that imports the script, and of this site’s scripts alone', async () => {
  const starter = await fetch(workerAddress('/assets/papers-DkE_3-a.js'))
  expect(await starter.text()).toBe('import "https://kerbside.example/assets/papers-DkE_3-a.js"')
  expect(() => workerAddress('https://elsewhere.example/assets/a.js')).toThrow(
    'No script of this site: https://elsewhere.example/assets/a.js',
  )
})
