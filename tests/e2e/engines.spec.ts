// The lean set: what is run in Firefox and WebKit too (playwright.config.ts). All else is tested in Chromium alone.
import type { Page } from '@playwright/test'
import mammoth from 'mammoth'
import { poundsText } from '../../bench/papers/writtenPapers.ts'
import { isNightly } from '../support/nightly.ts'
import { answerByKey, arrived, press, tick } from './byKeyboard.ts'
import { answerComplaint, openAtLender, typeDay, typed } from './caseAnswers.ts'
import { addDate } from './letterWalks.ts'
import { supportOlderFirefox } from './olderFirefox.ts'
import { agreement, bring, deal, finding } from './paperFiles.ts'
import { builtPaths, coverOfSite } from './placesOf.ts'
import { expect, siteUrl, test } from './site.ts'
import { answer, open, paths, toolReady, wholeRedress } from './tool.ts'

supportOlderFirefox()

// A phone that is touched. Firefox knows no more of phones than that.
test.use({ viewport: { width: 390, height: 740 }, hasTouch: true })

/** Notes on every page what fails, and what the content policy refuses. */
function noteFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`))
  page.on('console', (message) => {
    if (/Content.Security.Policy|TrustedTypes|Refused to/i.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`)
  })
  return faults
}

const half = (which: 0 | 1) => [...(isNightly ? builtPaths() : coverOfSite())].filter((_, at) => at % 2 === which)

for (const which of [0, 1] as const)
  test(`pages of every kind open without a fault and fit a phone, ${which === 0 ? 'one half' : 'the other half'}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const faults = noteFaults(page)
    for (const path of half(which)) {
      await page.goto(siteUrl(path))
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(wide, path).toBeLessThanOrEqual(0)
      await expect.soft(page.locator('h1'), path).toBeVisible()
    }
    expect(faults).toEqual([])
  })

test('the menu, the search, a link and Back lead where they say', async ({ page }) => {
  const faults = noteFaults(page)
  await page.goto(siteUrl('/what-is-pcp'))
  await page
    .getByRole('link', { name: 'Menu' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('header').getByText('Guides', { exact: true }).click()
  await expect(page.locator('header button[aria-expanded="true"]')).toHaveText('Guides')
  await page.keyboard.press('Escape')
  await page.locator('#find-box').pressSequentially('alphera')
  await expect(page.getByRole('option').first()).toContainText('Alphera')
  await page.keyboard.press('Escape')
  await page.locator('main a[href="/was-my-pcp-mis-sold"]').first().click()
  await page.waitForURL(siteUrl('/was-my-pcp-mis-sold'))
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(siteUrl('/what-is-pcp'))
  await expect(page.locator('h1')).toContainText('PCP')
  expect(faults).toEqual([])
})

test('a sum is done, and a date becomes a calendar entry', async ({ page }) => {
  const faults = noteFaults(page)
  await open(page, paths.claim)
  await answerByKey(page, 'What kind of finance was it?', 1)
  await answerByKey(page, 'When did the finance start?', ['June', '2016'])
  await arrived(page, 'About how much did you borrow?')
  await open(page, `${paths.redress}${wholeRedress}`)
  await expect(answer(page)).toContainText('£')
  await open(page, paths.deadlines)
  await addDate(page, 'finalResponse', ['31', '8', '2026'])
  expect((await fileMadeBy(page, 'Add all to calendar')).toString()).toContain('BEGIN:VEVENT')
  expect(faults).toEqual([])
})

test('a complaint becomes a letter for Word', async ({ page }) => {
  const faults = noteFaults(page)
  await open(page, paths.complaint)
  await answerComplaint(page)
  await press(page, 'Write the letters')
  await arrived(page, /Your letter to Black Horse/)
  const { value: words } = await mammoth.extractRawText({ buffer: await fileMadeBy(page, 'Download for Word') })
  expect(words).toContain(typed.name)
  expect(faults).toEqual([])
})

test('a case is kept, is there again, and is deleted', async ({ page }) => {
  const faults = noteFaults(page)
  await openAtLender(page)
  await page.locator('#lender').pressSequentially('Half a Ba')
  await press(page, 'Save on this device')
  await expect(page.locator('.case-banner')).toContainText('Saved on this device')
  await page.reload()
  await toolReady(page)
  await expect(page.locator('#lender')).toHaveValue('Half a Ba')
  await page.getByText('Keep or delete').click()
  await press(page, 'Delete everything')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.locator('.case-banner')).toContainText('We’ve deleted everything')
  expect(faults).toEqual([])
})

test('a lender’s letter is looked up by its signs', async ({ page }) => {
  const faults = noteFaults(page)
  await open(page, paths.decoder)
  await answerByKey(page, 'How do you want to look up the letter?', 0)
  await arrived(page, 'What does the letter say?')
  await tick(page, 'says')
  await page.keyboard.press('Enter')
  await answerByKey(page, 'Had you complained to this lender before you got the letter?', 0)
  await arrived(page, 'What’s the date on the letter?')
  await typeDay(page, 'dated', ['2', '11', '2026'])
  await page.keyboard.press('Enter')
  await expect(answer(page)).toContainText('2 May 2027')
  expect(faults).toEqual([])
})

test('papers are read', async ({ page }) => {
  const faults = noteFaults(page)
  await open(page, paths.redress)
  await bring(page, await agreement())
  await expect(finding(page, 'Amount of credit').locator('mark')).toHaveText(poundsText(deal.amountOfCredit))
  expect(faults).toEqual([])
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a tool opens again without a network', async ({ page, context }) => {
    await open(page, paths.claim)
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto(siteUrl(paths.complaint))
    await toolReady(page)
  })
})

/** The file that pressing a button hands to the browser. Not every engine tells a test of what it downloads. */
async function fileMadeBy(page: Page, button: string): Promise<Buffer> {
  await page.evaluate(() => {
    const make = URL.createObjectURL
    URL.createObjectURL = (file: Blob) => {
      void file.arrayBuffer().then((bytes) => Object.assign(window, { made: [...new Uint8Array(bytes)] }))
      return make(file)
    }
  })
  await press(page, button)
  await page.waitForFunction(() => 'made' in window)
  return Buffer.from(await page.evaluate(() => (window as unknown as { made: number[] }).made))
}
