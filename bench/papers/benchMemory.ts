import type { Browser } from '@playwright/test'
import { onSite } from '../../scripts/test/browser.ts'
import { mostPages } from '../../src/papers/parsers/limits.ts'
import { residentKiB } from '../measureProcess.ts'
import { pdfOf, type Sheet } from './pdfOf.ts'
import { writtenPapers, writtenSets } from './writtenPapers.ts'

/** How often the browser’s memory is looked at, in milliseconds. */
const pause = 200

/** How long a person takes at the least to find a file among others, in milliseconds. */
const choosing = 1_500

/**
 * Measure the memory that the browser’s page and its worker hold while bundles of papers are read on the built site, the longest as long as
 * is read at all, and how soon the first finding and all of them are there.
 */
export async function benchMemory(out: string): Promise<void> {
  console.log('pages      MB  first s  seconds  before MiB  most MiB  after MiB')
  await onSite(out, async (browser, url) => {
    for (const pages of [10, 100, mostPages])
      console.log(await measured(browser, `${url}/guides/redress-calculator`, pages))
  })
}

async function measured(browser: Browser, address: string, pages: number): Promise<string> {
  const buffer = Buffer.from(await pdfOf(bundleOf(pages)))
  const page = await browser.newPage()
  await page.goto(address)
  const panel = page.locator('section.papers')
  await page
    .getByRole('button', { name: 'Use my papers' })
    .or(page.getByRole('link', { name: 'Use my papers' }))
    .click()
  const asked = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Choose files' }).click()
  const chooser = await asked
  await page.waitForTimeout(choosing)
  const before = await heldBy(browser)
  let most = before
  const timer = setInterval(() => void heldBy(browser).then((now) => (most = Math.max(most, now))), pause)
  const started = performance.now()
  await chooser.setFiles({ name: 'bundle.pdf', mimeType: 'application/pdf', buffer })
  await panel.locator('.finding').first().waitFor({ timeout: 180_000 })
  const first = (performance.now() - started) / 1000
  await panel.getByRole('button', { name: 'Read other papers' }).waitFor({ timeout: 180_000 })
  const seconds = (performance.now() - started) / 1000
  clearInterval(timer)
  const after = await heldBy(browser)
  await page.close()
  return [
    String(pages).padStart(5),
    (buffer.length / 1e6).toFixed(2).padStart(6),
    first.toFixed(1).padStart(8),
    seconds.toFixed(1).padStart(8),
    ...[before, most, after].map((held) => held.toFixed(0).padStart(10)),
  ].join(' ')
}

/** Measure the memory of the browser’s largest page with its workers, in MiB. */
async function heldBy(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(0, ...pages.map(({ id }) => residentKiB(id) / 1024))
}

/** So many pages of the papers written by hand, again and again. */
function bundleOf(pages: number): Sheet {
  const all = writtenSets.flatMap((set) => writtenPapers(set)).flatMap(({ sheet }) => sheet)
  return Array.from({ length: pages }, (_, index) => all[index % all.length] ?? [])
}
