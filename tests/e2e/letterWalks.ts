import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import mammoth from 'mammoth'
import { answer, arrived, choose, press, tick, type } from './byKeyboard.ts'
import {
  answerComplaint,
  answerForPack,
  forMyself,
  goOnWithPack,
  nameLender,
  tellAgreement,
  tellPerson,
  typeDay,
  typed,
} from './caseAnswers.ts'
import { expect } from './site.ts'

/** The file that pressing a button gives, its name and its words. */
export async function savedBy(
  page: Page,
  button: string,
  read = async (download: Download) => readFileSync(await download.path(), 'utf8'),
): Promise<{ name: string; words: string }> {
  const coming = page.waitForEvent('download')
  await press(page, button)
  const download = await coming
  return { name: download.suggestedFilename(), words: await read(download) }
}

/** The words of a file for Word. */
export const wordsOfWord = async (download: Download): Promise<string> =>
  (await mammoth.extractRawText({ path: await download.path() })).value

const sheet = (page: Page) => page.locator('.letter-sheet')

/** From the complaint tool’s first question to the letter, as Word. */
export async function walkComplaint(page: Page): Promise<void> {
  await answerComplaint(page)
  await press(page, 'Write the letters')
  await arrived(page, /Your letter to Black Horse/)
  expect((await savedBy(page, 'Download for Word', wordsOfWord)).words).toContain(typed.name)
}

/** From the access request’s first question to the page on which answers are checked: one lender, and the dealer as well. */
export async function answerAccess(page: Page): Promise<void> {
  await forMyself(page)
  await nameLender(page, 'Some Old Bank')
  await tellAgreement(page, 'hp', typed.number)
  await answer(page, () => tick(page, 'start-approx'), 'The car and the dealer')
  await type(page, 'plates', 'ab16 cde')
  await type(page, 'dealer', typed.dealer)
  await choose(page, 'joint', 'yes')
  await answer(page, () => type(page, 'joint-name', 'Zoë Quayle'), 'About you')
  const more = async () => {
    await typeDay(page, 'birth', ['27', '3', '1970'])
    await type(page, 'needs', 'Large print')
  }
  await answer(page, () => tellPerson(page, more), 'What to ask for')
  await tick(page, 'items-calls')
  await choose(page, 'sar-format', 'portal')
  await type(page, 'years-from', '2016')
  await type(page, 'years-to', '2019')
  await tick(page, 'without-policies')
  await answer(page, () => tick(page, 'also-brokers'), 'Check your answers')
}

/** From the access request’s first question to the requests, the first as Word. */
export async function walkAccess(page: Page): Promise<void> {
  await answerAccess(page)
  await press(page, 'Write the requests')
  await arrived(page, 'Your 2 requests are ready')
  await press(page, 'Letter to Some Old Bank')
  await arrived(page, 'Your request to Some Old Bank')
  await expect(sheet(page)).toContainText('This is a subject access request')
  expect((await savedBy(page, 'Download for Word', wordsOfWord)).words).toContain(typed.name)
}

/** Chooses a letter to copy and fills every blank with words of its own. Answers with the words. */
export async function fillTemplate(page: Page, letter: string): Promise<string[]> {
  await choose(page, 'template', letter)
  const title = (await page.locator('.option:has(:checked) label').textContent()) ?? ''
  await expect(page.locator('.letter-sheet')).toHaveAttribute('aria-label', title)
  const filled: string[] = []
  const left = page.locator('.tool-body > .row [role="status"]')
  for (let blank = 1; blank <= 60 && (await left.textContent()) !== 'You’ve filled in all the blanks'; blank++) {
    await press(page, 'Next blank')
    const words = `my words ${blank}.`
    await page.keyboard.type(words)
    await expect(page.locator('#template-text')).toHaveValue(new RegExp(words))
    filled.push(words)
  }
  await expect(left).toHaveText('You’ve filled in all the blanks')
  return filled
}

/** From the choice of a letter to copy to its text file. */
export async function walkTemplate(page: Page): Promise<void> {
  const filled = await fillTemplate(page, 'no-reply')
  const { words } = await savedBy(page, 'Download as text')
  for (const own of filled) expect(words).toContain(own)
}

const statuses = [
  ['haveIt', 'Have it'],
  ['askedFor', 'Asked for'],
  ['cannotFind', 'Can’t find it'],
] as const

/** Says how far one is, and of every paper where it stands. Answers with the papers and their states, in words. */
export async function markEvidence(page: Page): Promise<string[]> {
  await arrived(page, 'What do you have?')
  await choose(page, 'stage', 'ombudsman')
  const papers = await page.locator('.checklist .task-list button').allTextContents()
  const marked: string[] = []
  for (const [index, paper] of papers.entries()) {
    const [status, words] = statuses[index % statuses.length] ?? ['haveIt', 'Have it']
    await press(page, paper)
    await arrived(page, paper)
    await choose(page, 'evidence', status)
    await type(page, 'evidence-note', `Shelf ${index}`)
    await press(page, 'Save and go back to the list')
    await arrived(page, 'What do you have?')
    marked.push(`[${status === 'haveIt' ? 'x' : ' '}] ${paper}: ${words} (Shelf ${index})`)
  }
  return marked
}

/** From the evidence list’s first paper to its text file. */
export async function walkEvidence(page: Page): Promise<void> {
  const marked = await markEvidence(page)
  const { words } = await savedBy(page, 'Download as text')
  expect(words.trim().split('\n').slice(2)).toEqual(marked)
}

/** From no date at all to a calendar file. */
export async function walkDeadlines(page: Page): Promise<void> {
  await addDate(page, 'finalResponse', ['31', '8', '2026'])
  expect((await savedBy(page, 'Add all to calendar')).words).toContain('BEGIN:VEVENT')
}

/** Adds one thing that has happened to the dates. */
export async function addDate(page: Page, kind: string, day: readonly [string, string, string]): Promise<void> {
  const dates = page.locator('.events li')
  const before = await dates.count()
  await press(page, 'Add a date')
  await arrived(page, 'What happened?')
  await choose(page, 'event', kind)
  await typeDay(page, 'event-date', day)
  await press(page, 'Add this date')
  await expect(dates).toHaveCount(before + 1)
}

/** From the ombudsman pack’s question about the lender’s answer to its sheets: no answer came, and eight weeks are over. */
export async function makePack(page: Page): Promise<void> {
  await choose(page, 'pack-answer', 'none')
  await typeDay(page, 'pack-complained', ['1', '9', '2026'])
  await goOnWithPack(page)
  await tick(page, 'reasons-delay')
  await press(page, 'Make the pack')
}

/** From the ombudsman pack’s first question to its sheets, as text. */
export async function walkPack(page: Page): Promise<void> {
  await answerForPack(page)
  await makePack(page)
  await expect(sheet(page)).toHaveCount(9)
  expect((await savedBy(page, 'Download as text')).words).toContain(typed.name)
}
