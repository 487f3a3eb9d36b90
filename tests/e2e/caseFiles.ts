import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { press } from './byKeyboard.ts'

/** The file that a visitor exports. */
export async function exported(page: Page): Promise<string> {
  await page.getByText('Keep or delete').click()
  const download = page.waitForEvent('download')
  await press(page, 'Export as a file')
  return readFileSync(await (await download).path(), 'utf8')
}

/** Chooses a file to import. What it holds is shown first, if it can be read. */
export const take = (page: Page, content: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'case.json', mimeType: 'application/json', buffer: Buffer.from(content) })

/** Imports a file, having seen what it holds. */
export async function takeIn(page: Page, content: string): Promise<void> {
  await take(page, content)
  await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click()
}
