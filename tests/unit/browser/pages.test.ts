import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('HTML is made of what this site answered with at an address, while it is taken apart, and of no other text', async () => {
  let policy: { createHTML: (from: string) => string } | undefined
  vi.stubGlobal('window', {
    trustedTypes: { createPolicy: (_: string, rules: NonNullable<typeof policy>) => (policy = rules) },
  })
  vi.stubGlobal('fetch', async () => new Response('<main>Fees</main>', { headers: { 'Content-Type': 'text/html' } }))
  const parsed: string[] = []
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => {
        parsed.push(html)
        return { querySelector: () => ({}) }
      }
    },
  )
  const { pageAt } = await import('../../../src/browser/pages.ts')
  await pageAt('https://kerbside.example/fees')
  expect(parsed).toEqual(['<main>Fees</main>'])
  expect(policy?.createHTML('<img onerror=alert(1)>')).toBe('')
  expect(policy?.createHTML('https://kerbside.example/fees')).toBe('')
})
