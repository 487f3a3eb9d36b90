import type { Page } from '@playwright/test'
import { arrived, choose, press } from './byKeyboard.ts'
import { answerComplaint, openAtLender, screens, typeDay, typed } from './caseAnswers.ts'
import { exported, take, takeIn } from './caseFiles.ts'
import { expect, test } from './site.ts'
import { open, paths, toolReady } from './tool.ts'

const deadlines = '/pcp-complaint-timelines-deadlines'
const banner = (page: Page) => page.locator('.case-banner')
const answerLender = async (page: Page, name: string) => {
  await page.locator('#lender').fill(name)
  await page.keyboard.press('Escape')
  await press(page, 'Continue')
  await arrived(page, 'The agreement')
}

async function addDate(page: Page, kind: string, day: string): Promise<void> {
  await press(page, 'Add a date')
  await page.locator(`input[name="event"][value="${kind}"]`).check()
  for (const [part, value] of [
    ['day', day],
    ['month', '9'],
    ['year', '2026'],
  ] as const)
    await page.locator(`#event-date-${part}`).fill(value)
  await press(page, 'Add this date')
  await arrived(page, 'Your dates')
}

test('a reload brings back what was saved and nothing else; deleting leaves nothing', async ({ page }) => {
  await openAtLender(page)
  await answerLender(page, 'Saved Bank')
  await press(page, 'Save on this device')
  await expect(banner(page)).toContainText('Saved on this device')
  await page.locator('#agreement-number').fill('AB/12')
  await expect(banner(page)).toContainText('unsaved changes')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await toolReady(page)
  await arrived(page, 'The agreement')
  await page.getByText('Keep or delete').click()
  await press(page, 'Delete everything')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await arrived(page, 'Before you start')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['car-finance-case.deleted'])
})

test('answers go with the visitor from tool to tool without being saved', async ({ page }) => {
  await open(page, paths.complaint)
  await answerComplaint(page)
  await press(page, 'Write the letters')
  await typeDay(page, 'sent-on', ['1', '4', '2016'])
  await press(page, 'I’ve sent it')
  await expect(page.locator('.sent')).toContainText(
    'The date of your complaint must be the same as or after 1 May 2016',
  )
  await typeDay(page, 'sent-on', ['1', '9', '2026'])
  await press(page, 'I’ve sent it')
  await page.getByRole('link', { name: 'See all your deadlines' }).click()
  await arrived(page, 'Your dates')
  await expect(page.locator('.events')).toContainText('I complained to the lender')
  // The next letter to the same lender asks what is its own beside what is known, and then comes.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
  }, paths.access)
  await arrived(page, 'Check your answers')
  await expect(page.getByRole('group', { name: /full name|your address|kind of finance/ })).toHaveCount(0)
  await choose(page, 'sar-format', 'email')
  await press(page, 'Write the requests')
  await expect(page.locator('.letter-sheet')).toContainText('Subject access request')
  expect(await screens(page)).toBe(2)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('two tabs that both save keep each other’s work', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await open(one, deadlines)
  await addDate(one, 'complaintSent', '1')
  await press(one, 'Save on this device')
  await expect(banner(one)).toContainText('Saved')
  await open(other, deadlines)
  await expect(other.locator('.events li')).toHaveCount(1)
  await addDate(other, 'acknowledged', '3')
  await addDate(one, 'sarSent', '5')
  await press(other, 'Save changes')
  await expect(banner(one)).toContainText('Another tab has saved changes')
  await press(one, 'Save changes')
  await expect(banner(one)).toContainText('we’ve kept both')
  await expect(one.locator('.events li')).toHaveCount(3)
  await expect(other.locator('.events li')).toHaveCount(3)
})

test('a full store says so and loses nothing on the screen', async ({ page }) => {
  await openAtLender(page)
  await answerLender(page, 'Kept Bank')
  await page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; count < 12; count++) localStorage.setItem(`full-${size}-${count}`, 'x'.repeat(size))
      } catch {
        /* full at this size: fill what is left with smaller pieces */
      }
    }
  })
  await press(page, 'Save on this device')
  await expect(banner(page)).toContainText('this device is full')
  await arrived(page, 'The agreement')
})

test('a file goes out and comes in again; damaged, foreign and newer files change nothing; hostile words are only words', async ({
  page,
}) => {
  await open(page, paths.complaint)
  await answerComplaint(page)
  const content = await exported(page)
  expect(content).toContain(typed.name)
  for (const [text, why] of [
    ['{', 'can’t read'],
    ['{"format":"other"}', 'isn’t a case file'],
    [content.replace(/"version": \d+/, '"version": 99'), 'newer version'],
    [
      content.replace(`"${typed.name}"`, '7'),
      'The case file is damaged: the case, person, fullName should be text of at most 20,000 characters.',
    ],
  ] as const) {
    await take(page, text)
    await expect(banner(page)).toContainText(why)
    await expect(banner(page)).toContainText('Nothing has changed')
  }
  await expect(page.locator('.summary-list').nth(1)).toContainText(typed.name)
  await page.evaluate(() => {
    ;(window as unknown as { hurt: boolean }).hurt = false
  })
  await takeIn(page, content.replaceAll(typed.dealer, '<img src=x onerror=\\"window.hurt=true\\">'))
  await expect(page.locator('.summary-list').first()).toContainText('<img src=x')
  await press(page, 'Write the letters')
  await expect(page.locator('.letter-sheet')).toContainText('<img src=x onerror="window.hurt=true">')
  expect(await page.evaluate(() => (window as unknown as { hurt: boolean }).hurt)).toBe(false)
})
