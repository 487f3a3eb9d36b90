import type { Page } from '@playwright/test'
import { press } from './byKeyboard.ts'
import { answerComplaint, openAtLender } from './caseAnswers.ts'
import { expect, siteUrl, test } from './site.ts'
import { open, paths, toolReady } from './tool.ts'

// Tests are usually run without pages that the browser freezes and brings back, and in one that knows none.
const whole = process.env.TEST_WHOLE_BROWSER ?? process.env.TEST_BROWSER
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(whole && { executablePath: whole }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

const banner = (page: Page) => page.locator('.case-banner')
const goneHere = 'The case was deleted in another tab, so it’s gone here too.'

async function deleteEverything(page: Page): Promise<void> {
  await page.getByText('Keep or delete').click()
  await press(page, 'Delete everything')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await expect(banner(page)).toContainText('We’ve deleted everything')
  await expect(page.locator('#tool .ask')).toBeFocused()
}

test('a case that is deleted is gone from every tab: saved or not, answered or half-typed', async ({ context }) => {
  const [one, letters, unsaved] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await openAtLender(one)
  await one.locator('#lender').fill('Saved Bank')
  await press(one, 'Save on this device')
  await open(letters, '/pcp-claim-letter-template')
  await letters.locator('#template-text').fill('My own letter')
  // What was saved answers the questions before the lender.
  await open(unsaved, paths.complaint)
  await unsaved.locator('#lender').fill('Half a Ba')
  await deleteEverything(one)
  for (const tab of [letters, unsaved]) await expect(banner(tab)).toContainText(goneHere)
  await expect(letters.locator('#template-text')).not.toHaveValue(/My own letter/)
  await expect(unsaved.locator('#lender')).toHaveCount(0)
  // What remains says that there was a delete, and nothing else.
  expect(
    await one.evaluate(() =>
      Object.entries(localStorage).map(([key, value]) => `${key}: ${/^\d{1,15}$/.test(value) ? 'a number' : value}`),
    ),
  ).toEqual(['car-finance-case.deleted: a number'])
  await unsaved.reload()
  await toolReady(unsaved)
  await expect(unsaved.locator('#lender')).toHaveCount(0)
  await expect(banner(unsaved)).not.toContainText(goneHere)
})

test('a tab saves nothing that was deleted before its message came', async ({ page }) => {
  await openAtLender(page)
  await page.locator('#lender').fill('Deleted Bank')
  await page.evaluate(() => localStorage.setItem('car-finance-case.deleted', '7'))
  await press(page, 'Save on this device')
  await expect(banner(page)).toContainText(goneHere)
  await expect(page.locator('#lender')).toHaveCount(0)
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Deleted Bank')
})

test('Back shows no letters after a delete', async ({ page }) => {
  await open(page, paths.complaint)
  await answerComplaint(page)
  await press(page, 'Write the letters')
  await expect(page.locator('.letter-sheet').first()).toBeVisible()
  await deleteEverything(page)
  for (let back = 0; back < 3; back++) {
    await page.goBack()
    await expect(page.locator('#tool .ask')).toHaveText('Before you start')
    await expect(page.locator('.letter-sheet')).toHaveCount(0)
  }
})

test('a page that the browser has frozen comes back empty when the case was deleted meanwhile, though it was never saved', async ({
  context,
  page,
}) => {
  await open(page, '/pcp-claim-letter-template')
  await page.locator('#template-text').fill('Never saved anywhere')
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'the same page'))
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(siteUrl('/robots.txt'))
  const other = await context.newPage()
  await openAtLender(other)
  await other.locator('#lender').fill('A Bank')
  await deleteEverything(other)
  // Playwright’s own way back waits for a page that loads, and this one does not.
  await page.evaluate(() => setTimeout(() => history.back(), 50))
  await expect(page.locator('html[data-mark]')).toHaveCount(1)
  await expect(page.locator('#template-text')).not.toHaveValue(/Never saved/)
  await expect(banner(page)).toContainText(goneHere)
})
