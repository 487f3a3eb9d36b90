import type { test as base, Page } from '@playwright/test'
import mammoth from 'mammoth'
import { poundsText } from '../../bench/papers/writtenPapers.ts'
import { isNightly } from '../support/nightly.ts'
import { answerByKey, arrived, press, tick, type } from './byKeyboard.ts'
import { answerComplaint, openAtLender, typeDay, typed } from './caseAnswers.ts'
import { addDate } from './letterWalks.ts'
import { agreement, bring, deal, finding } from './paperFiles.ts'
import { builtPaths, coverOfSite } from './placesOf.ts'
import { expect, siteUrl } from './site.ts'
import { answer, open, paths, toolReady, wholeRedress } from './tool.ts'

/** The lean set: what is run in Firefox and WebKit too (playwright.config.ts). All else is tested in Chromium alone. */
export function testEngine(test: typeof base): void {
  test('pages with every kind of place, in the nightly run all, open without a fault and fit a phone', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    for (const path of isNightly ? builtPaths() : coverOfSite()) {
      await page.goto(siteUrl(path))
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(wide, path).toBeLessThanOrEqual(0)
      await expect.soft(page.locator('h1'), path).toBeVisible()
    }
  })

  test('the menu, the search, a link and Back lead where they say', async ({ page }) => {
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
    await expect(page.locator('h1')).toContainText('mis-sold')
    // Without this the browser loads the page anew.
    if (await page.evaluate(() => 'navigation' in window)) await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await page.waitForURL(siteUrl('/what-is-pcp'))
    await expect(page.locator('h1')).toContainText('PCP')
  })

  test('a sum is done, and a date becomes a calendar entry', async ({ page }) => {
    await open(page, paths.claim)
    await answerByKey(page, 'What kind of finance was it?', 1)
    await answerByKey(page, 'When did the finance start?', ['June', '2016'])
    await arrived(page, 'About how much did you borrow?')
    await open(page, `${paths.redress}${wholeRedress}`)
    await expect(answer(page)).toContainText('£')
    await open(page, paths.deadlines)
    await addDate(page, 'finalResponse', ['31', '8', '2026'])
    expect((await fileMadeBy(page, 'Add all to calendar')).toString()).toContain('BEGIN:VEVENT')
  })

  test('a complaint becomes a letter for Word', async ({ page }) => {
    await open(page, paths.complaint)
    await answerComplaint(page)
    await press(page, 'Write the letters')
    await arrived(page, /Your letter to Black Horse/)
    const { value: words } = await mammoth.extractRawText({ buffer: await fileMadeBy(page, 'Download for Word') })
    expect(words).toContain(typed.name)
  })

  test('a case is kept, is there again, and is deleted', async ({ page }) => {
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
  })

  test('a lender’s letter is looked up by its signs, and by its words', async ({ page }) => {
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
    await open(page, paths.decoder)
    await answerByKey(page, 'How do you want to look up the letter?', 1)
    await arrived(page, 'Paste the letter here')
    await type(page, 'words', 'We offer this in full and final settlement. Code RD02.')
    await press(page, 'Continue')
    await arrived(page, 'What’s the date on the letter?')
    await typeDay(page, 'dated', ['2', '11', '2026'])
    await page.keyboard.press('Enter')
    await expect(answer(page)).toContainText('2 May 2027')
  })

  test('papers are read', async ({ page }) => {
    await open(page, paths.redress)
    await bring(page, await agreement())
    await expect(finding(page, 'Amount of credit').locator('mark')).toHaveText(poundsText(deal.amountOfCredit))
  })

  test.describe('offline', () => {
    test.use({ serviceWorkers: 'allow' })

    test('a tool opens again without a network', async ({ page, context }) => {
      await open(page, paths.claim)
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      await context.setOffline(true)
      await page.goto(siteUrl(paths.complaint))
      await toolReady(page)
    })
  })
}

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
