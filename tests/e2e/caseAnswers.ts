import type { Page } from '@playwright/test'
import { answer, arrived, choose, press, type } from './byKeyboard.ts'
import { open, paths } from './tool.ts'

/** What is typed in the tests. None of it may ever leave the page. */
export const typed = {
  name: 'Nguyễn Thị O’Brien',
  other: 'Ann Priceless',
  street: '12 Zebra Crossing',
  number: 'BH-778899',
  email: 'ann.obrien@example.com',
  dealer: 'Quixote Motors, Leeds',
}

/** How many screens of a tool a visitor has seen, one after another. */
export const screens = (page: Page): Promise<number> =>
  page.evaluate(() => 1 + ((history.state as { toolDepth?: number } | null)?.toolDepth ?? 0))

/** Says by keyboard that one writes for oneself and, where it is asked, whether there has been a complaint: up to the lender. */
export async function forMyself(page: Page, complained?: 'no' | 'self'): Promise<void> {
  await arrived(page, complained ? 'Before you start' : 'Who are you writing for?')
  await choose(page, 'acting', 'self')
  if (complained) await choose(page, 'before', complained)
  await answer(page, () => undefined, 'Your lender')
}

/** Names a lender by keyboard, one that the list has or not, and goes on to its agreement. */
export async function nameLender(page: Page, lender: string): Promise<void> {
  await type(page, 'lender', lender)
  await page.keyboard.press('Escape')
  await answer(page, () => undefined, 'The agreement')
}

/** Tells of an agreement by keyboard: its kind, its month and, where there is one, its number. */
export async function tellAgreement(page: Page, kind: string, number?: string): Promise<void> {
  await choose(page, 'kind', kind)
  await type(page, 'start-month', 'May')
  await type(page, 'start-year', '2016')
  if (number) await type(page, 'agreement-number', number)
}

/** Tells by keyboard who one is, where one lives and that answers come by email. */
export async function tellPerson(page: Page, more?: () => Promise<void>): Promise<void> {
  await press(page, 'More that can help (optional)', 'summary')
  await type(page, 'full-name', typed.name)
  await type(page, 'address-1', typed.street)
  await type(page, 'address-town', 'Leeds')
  await type(page, 'address-postcode', 'ls11aa')
  await choose(page, 'address-then', 'no')
  await choose(page, 'reply', 'email')
  await type(page, 'email', typed.email)
  await type(page, 'other-name-1', typed.other)
  await more?.()
}

/** The complaint tool at its question for the lender. */
export async function openAtLender(page: Page): Promise<void> {
  await open(page, paths.complaint)
  await forMyself(page, 'no')
}

/** Answers every question of the complaint tool by keyboard, for one lender, up to the page on which answers are checked. */
export async function answerComplaint(page: Page): Promise<void> {
  await forMyself(page, 'no')
  await type(page, 'lender', 'blak hors')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await answer(page, () => undefined, 'The agreement')
  await answer(page, () => tellAgreement(page, 'lease', typed.number), 'The car and the dealer')
  await type(page, 'plates', 'a1, ab16 cde')
  await type(page, 'dealer', typed.dealer)
  await answer(page, () => choose(page, 'joint', 'no'), 'About you')
  await answer(page, () => tellPerson(page), 'What should the letter do?')
  await answer(page, () => choose(page, 'want', 'both'), 'Check your answers')
}

/** Answers by keyboard what the ombudsman pack asks about the case, for one lease, up to what the lender has said. */
export async function answerForPack(page: Page): Promise<void> {
  await forMyself(page, 'self')
  await nameLender(page, 'Black Horse')
  await answer(page, () => tellAgreement(page, 'lease', typed.number), 'What has the lender said?')
}

/** Goes on by keyboard from what the lender has said: who one is, the check, and up to the next page. */
export async function goOnWithPack(page: Page, next: string | RegExp = 'What do you disagree with?'): Promise<void> {
  await answer(page, () => undefined, 'About you')
  await answer(page, () => tellPerson(page), 'Check your answers')
  await press(page, 'Continue')
  await arrived(page, next)
}

/** Types a day into three boxes by keyboard. */
export async function typeDay(
  page: Page,
  id: string,
  [day, month, year]: readonly [string, string, string],
): Promise<void> {
  await type(page, `${id}-day`, day)
  await type(page, `${id}-month`, month)
  await type(page, `${id}-year`, year)
}
