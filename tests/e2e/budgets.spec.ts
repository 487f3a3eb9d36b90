import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { layoutShifts, noteLayoutShifts } from './layoutShifts.ts'
import { builtSite, expect, htmlFiles, inWindow, siteUrl, test } from './site.ts'

/** Compressed bytes of each answer. Headers are left out: HTTP/2 packs the same ones into next to nothing, which the test server does not. */
async function weigh(page: Page, path: string): Promise<{ url: string; kind: string; bytes: number }[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const answers = new Map<string, { url: string; kind: string; headers: number }>()
  const weights: { url: string; kind: string; bytes: number }[] = []
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { url: new URL(response.url).pathname, kind: type, headers: response.encodedDataLength }),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url = '?', kind = '?', headers = 0 } = answers.get(requestId) ?? {}
    weights.push({ url, kind, bytes: encodedDataLength - headers })
  })
  await page.goto(siteUrl(path), { waitUntil: 'networkidle' })
  return weights
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const total = (weights: { bytes: number }[]) => weights.reduce((sum, { bytes }) => sum + bytes, 0)

test.describe('a first visit', () => {
  // The worker must not come with it.
  test.use({ serviceWorkers: 'allow' })

  test('to any guide weighs at most 40 kB in 6 requests', async ({ page }) => {
    const weights = await weigh(page, '/what-is-pcp')
    const scripts = total(weights.filter(({ kind }) => kind === 'Script'))
    const styles = weights.filter(({ kind }) => kind === 'Stylesheet')
    console.log(weights.map(({ url, bytes }) => `${kB(bytes)}  ${url}`).join('\n'))
    expect(weights.length).toBeLessThanOrEqual(6)
    expect(scripts).toBeLessThanOrEqual(5_000)
    expect(styles).toHaveLength(1)
    expect(total(styles)).toBeLessThanOrEqual(12_288)
    // What pages share is the same for all; the words are each page’s own.
    const shared = total(weights.filter(({ kind }) => kind !== 'Document'))
    const visits = htmlFiles()
      .filter((file) => readFileSync(file, 'utf8').includes(' data-kind="guide"'))
      .map((file) => ({
        path: file.slice(builtSite.length, -'.html'.length),
        bytes: shared + statSync(`${file}.br`).size,
      }))
      .toSorted((one, other) => other.bytes - one.bytes)
    console.log(visits.map(({ path, bytes }) => `${kB(bytes)}  ${path}`).join('\n'))
    expect(visits.length).toBeGreaterThan(25)
    expect(visits.filter(({ bytes }) => bytes > 40_000)).toEqual([])
  })
})

test('the site has one style sheet', () => {
  expect(
    readdirSync(join(builtSite, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    ),
  ).toHaveLength(1)
})

// In a narrow window everyPage.spec.ts sees it of every page.
test('nothing moves while pages load or are read in a wide window', async ({ browser }) => {
  await inWindow(browser, { viewport: { width: 1280, height: 800 } }, async (page) => {
    await noteLayoutShifts(page)
    for (const path of ['/', '/what-is-pcp', '/brands/ford', '/lenders/black-horse', '/fees', '/lenders']) {
      await page.goto(siteUrl(path), { waitUntil: 'networkidle' })
      for (let down = 0; down < 6; down += 1) await page.mouse.wheel(0, 700)
      expect(await layoutShifts(page), path).toEqual([])
    }
  })
})
