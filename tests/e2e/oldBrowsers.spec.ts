import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { oldestBrowsers } from '../../src/build/oldestBrowsers.ts'
import { newerThan } from '../support/newerThan.ts'
import { answerComplaint } from './caseAnswers.ts'
import { press } from './byKeyboard.ts'
import { walkAccess } from './letterWalks.ts'
import { answer, expectFault, open, paths, wholeClaim, wholeRedress } from './tool.ts'
import { builtSite, expect, siteUrl, test } from './site.ts'

/** What the scan finds and no old browser comes to, by the start of a file’s name, and why. */
const allowed: readonly { in: string; uses: readonly string[]; because: string }[] = [
  { in: '', uses: ['cancelIdleCallback'], because: 'it cancels what requestIdleCallback began, which is looked for' },
  { in: 'assets/papers-', uses: ['.grow'], because: 'a method of pdf.js’s own' },
  { in: 'assets/papers-', uses: ['AbortSignal.any'], because: 'pdf.js edits notes with it, and nothing is edited' },
  {
    in: 'assets/papers-',
    uses: ['ImageDecoder.isTypeSupported'],
    because: 'pdf.js asks first whether pictures may be decoded so, and they may not',
  },
  { in: 'assets/papers-', uses: ['JSON.isRawJSON', 'JSON.rawJSON'], because: 'what core-js makes them of' },
]

test('no script uses what the oldest browsers do not have', () => {
  const found = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      newerThan(oldestBrowsers, readFileSync(join(builtSite, file), 'utf8'))
        .filter((name) => !allowed.some(({ in: start, uses }) => file.startsWith(start) && uses.includes(name)))
        .map((name) => `${file}: ${name}`),
    )
  expect(found).toEqual([])
})

/** Takes away what Firefox 115, Chrome 111 or Safari 16.4 lack, before any script of the page runs. */
const beOld = (page: Page) =>
  page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Array, ['fromAsync']],
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['toWellFormed', 'isWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'toArray', 'some', 'find', 'take']],
      [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
      [AbortSignal, ['any']],
      [URL, ['parse', 'canParse']],
      [window, ['navigation', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler']],
    ]
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
  })

test.describe('in a browser of 2023', () => {
  test.beforeEach(({ page }) => beOld(page))

  test('a letter is written, a letter is read, and sums are done', async ({ page }) => {
    const failed: string[] = []
    page.on('pageerror', ({ message }) => failed.push(message))
    await open(page, paths.access)
    await walkAccess(page)
    await open(page, paths.decoder)
    await page.locator('input[name="how"][value="paste"]').check()
    await press(page, 'Continue')
    await expect(page.locator('.tool textarea')).toBeVisible()
    for (const path of [`${paths.claim}${wholeClaim}`, `${paths.redress}${wholeRedress}`]) {
      await open(page, path)
      await expect(answer(page)).toContainText('£')
    }
    expect(failed).toEqual([])
  })

  test('the search and the filters answer', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(siteUrl('/search#q=black%20horse'))
    await expect(page.locator('.results a[href^="/lenders/black-horse"]').first()).toBeVisible()
    await page.locator('#find-box').fill('alphera')
    await expect(page.getByRole('option').first()).toContainText('Alphera')
    await page.goto(siteUrl('/lenders'))
    await page.locator('#filter-lenders').fill('alphera')
    await expect(page.locator('section.letter li:visible').first()).toContainText('Alphera')
    await expect(page.locator('section.letter li').filter({ visible: false }).first()).toBeAttached()
  })
})

test('a part of a tool that fails in this browser says so, blames no connection, and gives the plain way', async ({
  page,
}) => {
  await open(page, paths.complaint)
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'Map.noSuchThing()' }))
  await answerComplaint(page).catch(() => undefined)
  await expectFault(page)
  await expect(page.locator('.tool-fault')).toContainText(
    'Something went wrong and this tool isn’t running in your browser',
  )
  await expect(page.locator('.tool-fault a')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('connection')
})

test('a search that fails in this browser says so, on its page and above a list', async ({ page }) => {
  await page.route('**/search.json', (route) => route.fulfill({ json: {} }))
  await page.goto(siteUrl('/search#q=black%20horse'))
  await expect(page.locator('main')).toContainText('the search isn’t working in your browser')
  await page.goto(siteUrl('/lenders'))
  await page.locator('#filter-lenders').fill('alphera')
  await expect(page.locator('#list-filter [role="status"]')).toContainText('the search isn’t working in your browser')
})
