import type { Page } from '@playwright/test'
import { answer, arrived, choose, type } from './byKeyboard.ts'
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

/** Says by keyboard that one writes for oneself and, where it is asked, whether there has been a complaint: up to the lender. */
export async function forMyself(page: Page, complained?: 'no' | 'self'): Promise<void> {
  await arrived(page, 'Who are you writing for?')
  const lender = 'Which lender was it?'
  await answer(page, () => choose(page, 'acting', 'self'), complained ? /complain(?:ed|t) about/ : lender)
  if (complained) await answer(page, () => choose(page, 'before', complained), lender)
}

/** The complaint tool at its question for the lender. */
export async function openAtLender(page: Page): Promise<void> {
  await open(page, paths.complaint)
  await forMyself(page, 'no')
}

/** Answers every question of the complaint tool by keyboard, for one lender, up to the page on which answers are checked. */
export async function answerComplaint(page: Page): Promise<void> {
  const go = (fill: () => Promise<void> | void, next: string | RegExp) => answer(page, fill, next)
  await forMyself(page, 'no')
  await type(page, 'lender', 'blak hors')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await go(() => undefined, /How many agreements/)
  await go(() => type(page, 'count', '1'), /agreement number/)
  await go(async () => {
    await choose(page, 'has-number', 'yes')
    await type(page, 'agreement-number', typed.number)
  }, /kind of finance/)
  await go(() => choose(page, 'kind', 'lease'), /When did the finance start/)
  await go(async () => {
    await type(page, 'start-month', 'May')
    await type(page, 'start-year', '2016')
  }, /number plate/)
  await go(() => type(page, 'plates', 'a1, ab16 cde'), /dealer or broker/)
  await go(() => type(page, 'dealer', typed.dealer), /anyone else/)
  await go(() => choose(page, 'joint', 'no'), /any other lender/)
  await go(() => undefined, 'What is your full name?')
  await go(() => type(page, 'full-name', typed.name), /other names then/)
  await go(() => type(page, 'other-name-1', typed.other), /date of birth/)
  await go(() => undefined, 'What is your address now?')
  await go(async () => {
    await type(page, 'address-1', typed.street)
    await type(page, 'address-town', 'Leeds')
    await type(page, 'address-postcode', 'ls11aa')
  }, /another address/)
  await go(() => choose(page, 'address-then', 'no'), 'How should they reply to you?')
  await go(async () => {
    await choose(page, 'reply', 'email')
    await type(page, 'email', typed.email)
  }, /adjustments/)
  await go(() => undefined, 'What should the letter do?')
  await go(() => choose(page, 'want', 'both'), 'Check your answers')
}

/** Answers by keyboard what the ombudsman pack asks about the case, for one lease, up to what the lender has said. */
export async function answerForPack(page: Page): Promise<void> {
  const go = (fill: () => Promise<void> | void, next: string | RegExp) => answer(page, fill, next)
  await forMyself(page, 'self')
  await go(async () => {
    await type(page, 'lender', 'Black Horse')
    await page.keyboard.press('Escape')
  }, /How many agreements/)
  await go(() => type(page, 'count', '1'), /agreement number/)
  await go(async () => {
    await choose(page, 'has-number', 'yes')
    await type(page, 'agreement-number', typed.number)
  }, /kind of finance/)
  await go(() => choose(page, 'kind', 'lease'), /When did the finance start/)
  await go(async () => {
    await type(page, 'start-month', 'May')
    await type(page, 'start-year', '2016')
  }, /any other lender/)
  await go(() => undefined, 'What is your full name?')
  await go(() => type(page, 'full-name', typed.name), /other names then/)
  await go(() => undefined, 'What is your address now?')
  await go(async () => {
    await type(page, 'address-1', typed.street)
    await type(page, 'address-town', 'Leeds')
    await type(page, 'address-postcode', 'ls11aa')
  }, /another address/)
  await go(() => choose(page, 'address-then', 'no'), 'How should they reply to you?')
  await go(async () => {
    await choose(page, 'reply', 'email')
    await type(page, 'email', typed.email)
  }, /adjustments/)
  await go(() => undefined, 'What has the lender said?')
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
