import type { Page } from '@playwright/test'
import { pdfOf } from '../../bench/papers/pdfOf.ts'
import { type WrittenPaper, writtenPapers } from '../../bench/papers/writtenPapers.ts'

const paper = writtenPapers('first').find(({ name }) => name === 'labels-left-figures-right-pcp') as WrittenPaper

/** What the agreement says: sums in pence, rates in hundredths of a point. */
export const deal = paper.truths[0] as Record<'amountOfCredit' | 'apr' | 'paymentCount', number>

/** The agreement as a PDF. */
export const agreement = async (how: { password?: string } = {}) => ({
  name: 'agreement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(await pdfOf(paper.sheet, how)),
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
