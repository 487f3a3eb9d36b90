import type { Page } from '@playwright/test'
import { answer, arrived, choose, press } from './byKeyboard.ts'
import { answerForPack, forMyself, goOnWithPack, openAtLender, typeDay, typed } from './caseAnswers.ts'
import { exported, take, takeIn } from './caseFiles.ts'
import { expect, inWindow, test } from './site.ts'
import { open, paths, toolReady } from './tool.ts'

const represented = '/guides/represented-check'
const banner = (page: Page) => page.locator('.case-banner')

async function reload(page: Page): Promise<void> {
  await page.reload()
  await toolReady(page)
}

async function save(page: Page): Promise<void> {
  await press(page, /^Save (on this device|changes)$/)
  await expect(banner(page)).toContainText('Saved on this device')
  // The button has gone.
  await expect(banner(page)).toBeFocused()
}

/** Says yes to every sign that a firm may act. */
async function answerSigns(page: Page): Promise<void> {
  for (let sign = 0; sign < 6; sign++) {
    await expect(page.locator('#tool')).toContainText(`Question ${sign + 1} of 6`)
    await page.locator('.tool input[value="yes"]').check()
    await press(page, 'Continue')
  }
}

test('a half-typed question stands in its boxes again after a reload, and is gone once it is answered', async ({
  page,
}) => {
  await openAtLender(page)
  await page.locator('#lender').fill('Half a B')
  const button = banner(page).getByRole('button', { name: 'Save on this device' })
  // The last key and the press come before a slow phone has shown either.
  await button.evaluate((pressed: HTMLButtonElement) => {
    window.requestAnimationFrame = (show) => window.setTimeout(show, 300)
    const box = document.querySelector('#lender') as HTMLInputElement
    box.value += 'a'
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
    pressed.click()
  })
  await expect(banner(page)).toContainText('Saved on this device')
  await expect(button).toHaveCount(0)
  await reload(page)
  await expect(page.locator('#lender')).toHaveValue('Half a Ba')
  await page.locator('#lender').fill('Half a Bank')
  await press(page, 'Continue')
  await arrived(page, 'The agreement')
  await page.locator('#agreement-number').fill('AB/12')
  await save(page)
  await reload(page)
  await arrived(page, 'The agreement')
  await expect(page.locator('#agreement-number')).toHaveValue('AB/12')
  // What is wrong with one box takes nothing from the others.
  await press(page, 'Continue')
  await expect(page.locator('.error-summary a')).toHaveCount(2)
  await expect(page.locator('#agreement-number')).toHaveValue('AB/12')
  await page.locator('input[name="kind"][value="hp"]').check()
  await page.locator('#start-unknown').check()
  await press(page, 'Continue')
  await arrived(page, 'The car and the dealer')
  await save(page)
  expect(await page.evaluate(() => localStorage.getItem(localStorage.getItem('car-finance-case') ?? ''))).not.toContain(
    'draft',
  )
})

test('half-typed words are not kept unless the case is saved', async ({ page }) => {
  await openAtLender(page)
  await page.locator('#lender').fill('Half a Ba')
  await reload(page)
  await expect(page.locator('#lender')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the ombudsman pack comes back with what was typed: after a reload, and on another device from a file', async ({
  page,
  browser,
}) => {
  await open(page, paths.ombudsman)
  await answerForPack(page)
  await choose(page, 'pack-answer', 'none')
  await typeDay(page, 'pack-complained', ['1', '9', '2026'])
  await goOnWithPack(page)
  await page.locator('#own-words').fill('They lost my letter twice.')
  await save(page)
  await reload(page)
  await arrived(page, 'What do you disagree with?')
  await expect(page.locator('#own-words')).toHaveValue('They lost my letter twice.')
  const content = await exported(page)
  await inWindow(browser, {}, async (other) => {
    await open(other, paths.ombudsman)
    await takeIn(other, content)
    await arrived(other, 'Check your answers')
    await expect(other.locator('#tool')).toContainText('Nothing final yet')
    await press(other, 'Continue')
    await expect(other.locator('#own-words')).toHaveValue('They lost my letter twice.')
    await other.locator('input[name="reasons-delay"]').check()
    await press(other, 'Make the pack')
    await expect(other.locator('.letter-sheet')).toHaveCount(9)
    await expect(other.locator('.letter-sheet').nth(4)).toContainText('They lost my letter twice.')
    await expect(other.locator('.letter-sheet').first()).toContainText(typed.name)
  })
})

test('the firm, the day it was signed with and what its letter should do go with the file', async ({
  page,
  browser,
}) => {
  await open(page, represented)
  await answerSigns(page)
  await press(page, 'Write to the firm')
  await page.locator('#firm').fill('Acme Claims')
  await press(page, 'Continue')
  for (const [part, value] of [
    ['day', '1'],
    ['month', '9'],
    ['year', '2026'],
  ])
    await page.locator(`#signed-${part}`).fill(value ?? '')
  await press(page, 'Continue')
  await page.locator('input[value="cancel"]').check()
  await press(page, 'Continue')
  await arrived(page, 'Who are you writing for?')
  await answer(page, () => choose(page, 'acting', 'self'), 'About you')
  await page.locator('#full-name').fill('Ann Pr')
  const content = await exported(page)
  await inWindow(browser, {}, async (other) => {
    // The signs are no part of the case, and are asked for again.
    await open(other, paths.ombudsman)
    await takeIn(other, content)
    await save(other)
    await open(other, represented)
    await answerSigns(other)
    await expect(other.locator('.plate')).toContainText('A firm may already act for you')
    await press(other, 'Write to the firm')
    await expect(other.locator('#full-name')).toHaveValue('Ann Pr')
    await other.goBack()
    await press(other, 'Write to the firm')
    await other.locator('#full-name').fill('Ann Price')
    await press(other, 'Continue')
    await expect(other.locator('.error-summary')).toContainText('Enter the first line of the address')
  })
})

test('a file from before comes in whole, and deleting everything leaves no pack and no half-typed words', async ({
  page,
}) => {
  await open(page, paths.ombudsman)
  await answerForPack(page)
  const older = JSON.parse(await exported(page)) as { version: number }
  await takeIn(page, JSON.stringify({ ...older, version: 6 }))
  await expect(banner(page)).toContainText('We’ve read the file')
  await arrived(page, 'What has the lender said?')
  await page.locator('#pack-complained-year').fill('2026')
  await save(page)
  await press(page, 'Delete everything')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await arrived(page, 'Before you start')
  await expect(page.locator('#lender')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['car-finance-case.deleted'])
})

test('two tabs that type into different packs and questions keep both', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await open(one, paths.ombudsman)
  await answerForPack(one)
  await save(one)
  await open(other, paths.ombudsman)
  await arrived(other, 'Check your answers')
  await one.locator('#pack-complained-year').fill('2026')
  await open(other, paths.complaint)
  await arrived(other, 'Check your answers')
  await press(other, 'More that can help (optional)', 'summary')
  await other.locator('#plates').fill('AB16')
  await press(other, 'Save changes')
  await expect(banner(one)).toContainText('Another tab has saved changes')
  await press(one, 'Save changes')
  await expect(banner(one)).toContainText('Saved. Another tab had saved changes too, and we’ve kept both.')
  await reload(one)
  await expect(one.locator('#pack-complained-year')).toHaveValue('2026')
  await reload(other)
  await expect(other.locator('#plates')).toHaveValue('AB16')
})

test('someone who helps two people keeps their cases apart, in tabs, files and deletes', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  const desk = one.getByRole('dialog')
  await openAtLender(one)
  await one.locator('#lender').fill('Ann’s Bank')
  await one.getByText('Keep or delete').click()
  await press(one, 'Do you help several people? Keep a case for each.')
  await desk.getByLabel('Name of the case that’s open').fill('Ann')
  await desk.getByRole('button', { name: 'Save this name' }).click()
  await expect(banner(one)).toContainText('Case open: Ann')
  await press(one, 'Switch case')
  await desk.getByRole('button', { name: 'Start a new case' }).click()
  await expect(desk).toContainText('Enter a name for the case')
  await desk.getByLabel('Name for a new case').fill('Bea')
  await desk.getByRole('button', { name: 'Start a new case' }).click()
  await expect(banner(one)).toContainText('Case open: Bea')
  await toolReady(one)
  await arrived(one, 'Before you start')

  // A new tab has the case that was opened last; each then keeps its own.
  await open(other, paths.complaint)
  await expect(banner(other)).toContainText('Case open: Bea')
  await press(other, 'Switch case')
  await other.getByRole('dialog').getByRole('button', { name: 'Open Ann' }).click()
  await expect(banner(other)).toContainText('Case open: Ann')
  await toolReady(other)
  await expect(other.locator('#lender')).toHaveValue('Ann’s Bank')
  const anns = await exported(other)
  await reload(one)
  await expect(banner(one)).toContainText('Case open: Bea')
  await forMyself(one, 'no')
  await one.locator('#lender').fill('Bea’s Bank')
  await save(one)
  await expect(banner(other)).not.toContainText('Another tab')

  // A file about somebody else need not be added to whom it has nothing to do with.
  await take(one, anns)
  await expect(desk).toContainText('You have “Bea” open')
  await desk.getByRole('button', { name: 'Keep it as a separate case' }).click()
  await expect(banner(one)).toContainText('Case open: no name yet')
  await toolReady(one)
  await expect(one.locator('#lender')).toHaveValue('Ann’s Bank')
  await press(one, 'Switch case')
  await desk.getByRole('button', { name: 'Open Bea' }).click()
  await expect(banner(one)).toContainText('Case open: Bea')
  await toolReady(one)
  await expect(one.locator('#lender')).toHaveValue('Bea’s Bank')

  await one.getByText('Keep or delete').click()
  await press(one, 'Delete this case')
  await desk.getByRole('button', { name: 'Delete this case' }).click()
  await expect(banner(one)).toContainText('Your other cases are still here.')
  const kept = await one.evaluate(() => Object.entries(localStorage).join())
  expect(kept).toContain('Ann’s Bank')
  expect(kept).not.toContain('Bea')
})
