import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { emptyCaseFile, exportCaseFile } from '../src/casefile/caseFile.ts'
import { readOptions } from './command.ts'
import { onSite } from './test/browser.ts'

const { values } = readOptions({
  options: { out: { type: 'string', default: 'dist/client' }, to: { type: 'string', default: 'screenshots' } },
})

/** A page, and what is done on it first. `whole` shows all of it even then. */
type Shot = { name: string; path: string; before?: (page: Page) => Promise<void>; whole?: true }

const ready = (page: Page) => page.locator('[data-ready]#tool').waitFor()
const press = (name: string) => async (page: Page) => {
  await ready(page)
  await page.locator('#tool').getByRole('button', { name }).first().click()
}
const open = (selector: string, shown: string) => async (page: Page) => {
  await page.locator(selector).first().click()
  await page.locator(shown).first().waitFor()
}

const letter = '/guides/complaint-letter-generator'
const range = '#?finance=hp&start=2016-06&credit=10000&apr=8.9&months=48&settled-early=no'
const method =
  '#?product=hp&customer=private&start=2016-06-15&credit=10000&apr=8.9&months=48&commission=650&discretionary=yes&used=yes&told-rate=no&tie=no&told=no&resolved=no&complained=yes&late=unsaid&no-better=unsaid&settled-on=unknown&arrears=0'

const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-answered',
    path: '/',
    before: async (page) => {
      for (const value of ['credit', 'inside', 'dealer']) await page.locator(`.quick-check [value="${value}"]`).check()
    },
  },
  { name: 'guide', path: '/what-is-pcp' },
  { name: 'guide-note', path: '/what-is-pcp', before: open('main a.fact', '.popover') },
  { name: 'guide-drawing', path: '/what-is-pcp', before: open('[data-enlarge]', '.modal') },
  {
    name: 'guide-parts',
    path: '/what-is-pcp',
    before: async (page) => {
      if (await page.locator('.contents-link').isVisible()) await open('.contents-link', '.sheet')(page)
    },
  },
  { name: 'next-dates', path: '/what-is-pcp', before: open('#what-comes-next a', '.sheet') },
  { name: 'fees-at-hand', path: '/what-is-pcp', before: open('#fees-at-hand a', '.sheet') },
  { name: 'tools', path: '/guides/free-tools' },
  { name: 'timeline', path: '/guides/redress-timeline' },
  { name: 'statistics', path: '/pcp-claim-statistics-uk' },
  { name: 'glossary', path: '/glossary' },
  { name: 'brand', path: '/brands/ford' },
  { name: 'lender', path: '/lenders/black-horse' },
  { name: 'lender-copied', path: '/lenders/black-horse', before: open('.copy', '.toast:not(.waiting)') },
  { name: 'claim', path: '/claims/black-horse' },
  { name: 'directory', path: '/lenders' },
  { name: 'fees', path: '/fees' },
  { name: 'contact', path: '/contact' },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'range-question', path: '/pcp-claim-calculator' },
  { name: 'range-error', path: '/pcp-claim-calculator', before: press('Continue') },
  { name: 'range-result', path: `/pcp-claim-calculator${range}`, before: ready, whole: true },
  { name: 'method-result', path: `/guides/redress-calculator${method}`, before: ready, whole: true },
  { name: 'fee-result', path: '/guides/fee-comparison#?redress=700&2.redress=829', before: ready, whole: true },
  {
    name: 'checker-result',
    path: '/pcp-claim-eligibility-checker#?vehicle=car&finance=lease&start=2018-06',
    before: ready,
    whole: true,
  },
  { name: 'letter-question', path: letter, before: ready },
  { name: 'letter-check', path: letter, before: openCase, whole: true },
  {
    name: 'letter',
    path: letter,
    before: async (page) => {
      await openCase(page)
      await page.locator('#tool').getByRole('button', { name: 'Write the letters' }).click()
      await page.locator('#tool .letter-sheet').waitFor()
    },
    whole: true,
  },
  { name: 'letter-to-copy', path: '/pcp-claim-letter-template', before: ready, whole: true },
  { name: 'dates', path: '/pcp-complaint-timelines-deadlines', before: press('Add a date') },
  { name: 'papers', path: '/evidence-checklist', before: ready, whole: true },
  { name: 'reply', path: '/guides/reply-decoder', before: ready },
  { name: 'menu', path: '/', before: openMenu },
]

/** The header’s menu: a disclosure on wide screens, a sheet on small ones. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('.menu-link:visible')
  if (await button.count()) await button.click()
  else await page.locator('header summary', { hasText: 'Guides' }).click()
  await page.locator('.menu-content, .sheet').first().waitFor()
}

/** An invented person’s case, with all that a complaint needs. */
const invented = {
  caseFile: {
    ...emptyCaseFile('pictures'),
    person: {
      fullName: 'Ann Price',
      previousNames: [],
      addresses: [{ lines: ['12 High Street', 'Leeds'], postcode: 'LS1 1AA' }],
      contactBy: 'post' as const,
    },
    agreements: [
      {
        id: 'car',
        lenderNameTyped: 'Some Old Bank',
        type: 'pcp' as const,
        start: { year: 2016, month: 5, approx: false },
        agreementNo: 'AB123456',
        joint: 'no' as const,
      },
    ],
  },
  answers: { asked: ['acting', 'before', 'reply', 'want'], edits: {}, want: 'both' as const },
}

async function openCase(page: Page): Promise<void> {
  await ready(page)
  const buffer = Buffer.from(exportCaseFile(invented))
  await page
    .locator('#tool input[type=file]')
    .setInputFiles({ name: 'case.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click()
  await page.locator('#tool').getByRole('button', { name: 'Write the letters' }).waitFor()
}

await onSite(values.out, async (browser, url) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1280]) {
      const folder = join(values.to, `${width}-${colorScheme}`)
      // Clear only this command’s folder: the one around it may be anyone’s.
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 780 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
        permissions: ['clipboard-write'],
      })
      for (const { name, path, before, whole } of shots) {
        const page = await context.newPage()
        await page.goto(url + path, { waitUntil: 'networkidle' })
        await before?.(page)
        const all = before === undefined || whole === true
        // Fixed parts would cover the middle of a picture of the whole page.
        if (all) await page.evaluate(() => scrollTo(0, 0))
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: all })
        await page.close()
      }
      await context.close()
    }
  }
})
console.log(`${shots.length * 6} pictures are in ${values.to}.`)
