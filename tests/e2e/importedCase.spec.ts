import type { Page } from '@playwright/test'
import { arrived, press } from './byKeyboard.ts'
import { answerComplaint, openAtLender, typed } from './caseAnswers.ts'
import { exported, take } from './caseFiles.ts'
import { expect, inWindow, test } from './site.ts'
import { open, paths } from './tool.ts'

const banner = (page: Page) => page.locator('.case-banner')

test('a file says what it holds and where its letters would go before any of it is used', async ({ page, browser }) => {
  await open(page, paths.complaint)
  await answerComplaint(page)
  await press(page, 'Write the letters')
  await press(page, 'Change the words')
  await page.getByLabel('Its email address (optional)').fill('complaints@crook.example')
  await press(page, 'Keep these changes')
  const content = await exported(page)
  expect(content).toContain('crook.example')
  await inWindow(browser, {}, async (other) => {
    await openAtLender(other)
    await other.locator('#lender').fill('Half a Ba')
    await take(other, content)
    const dialog = other.getByRole('dialog', { name: 'Use this file?' })
    await expect(dialog).toContainText(typed.name)
    await expect(dialog).toContainText('Black Horse')
    await expect(dialog).toContainText('complaints@crook.example')
    await expect(dialog.locator('.doubt')).toHaveText(
      'complaints@crook.example isn’t an address we know for Black Horse Limited.',
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(other.locator('#lender')).toHaveValue('Half a Ba')
    await expect(banner(other)).toContainText('Nothing has changed')
    await other.locator('#lender').fill('')
    await take(other, content)
    await dialog.getByRole('button', { name: 'Use this file' }).click()
    await arrived(other, 'Check your answers')
  })
})

test('a file too large to be a case is refused before it is read', async ({ page }) => {
  await open(page, paths.complaint)
  await page.evaluate(() => {
    Blob.prototype.text = () => Promise.reject(new Error('it was read'))
  })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'case.json', mimeType: 'application/json', buffer: Buffer.alloc(13_000_000, ' ') })
  await expect(banner(page)).toContainText(
    'This file is too large to be a case file. The limit is 12 MB. Nothing has changed.',
  )
})

test('a file that the browser cannot read says so', async ({ page }) => {
  await open(page, paths.complaint)
  await page.evaluate(() => {
    Blob.prototype.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  })
  await take(page, '{}')
  await expect(banner(page)).toContainText('This browser couldn’t read the file. Nothing has changed.')
})
