import type { Page } from '@playwright/test'
import { dealOf } from '../../bench/papers/deals.ts'
import { layouts } from '../../bench/papers/layouts.ts'
import { pdfOf } from '../../bench/papers/pdfOf.ts'

export const deal = dealOf(3)

/** An agreement as a PDF. */
export const agreement = async () => ({
  name: 'agreement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(await pdfOf(layouts[0]?.draw(deal, 0) ?? [])),
})

/** The panel beside a tool that papers are brought to. */
export const panel = (page: Page) => page.locator('section.papers')

/** What was found for a question. */
export const finding = (page: Page, name: string) =>
  panel(page).locator('.finding', { has: page.getByText(name, { exact: true }) })

/** Brings papers to a tool, and waits until they are read. */
export async function bring(page: Page, ...files: Awaited<ReturnType<typeof agreement>>[]): Promise<void> {
  await page
    .getByRole('button', { name: 'Use my papers' })
    .or(page.getByRole('link', { name: 'Use my papers' }))
    .click()
  await panel(page).locator('input[type="file"]').setInputFiles(files)
  await panel(page).getByRole('button', { name: 'Read other papers' }).waitFor()
}
