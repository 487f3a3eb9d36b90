import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { addDays, addMonths, dateParts, longDateWithWeekday } from '../../src/dates/plainDate.ts'
import { arrived, choose, press, tabTo, type, walkByEveryKey } from './byKeyboard.ts'
import { answerForPack, goOnWithPack, tellPerson, typeDay, typed } from './caseAnswers.ts'
import { expect, test } from './site.ts'
import { open, paths } from './tool.ts'
import { violationsOn } from './violationsOn.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as never)

// Recent enough that the time to go to the ombudsman runs on any day.
const letter = addDays(new Date().toISOString().slice(0, 10), -60)
const { day, month, year } = dateParts(letter)
const lastDay = addMonths(letter, 6)

test('the ombudsman pack by keyboard on a phone: gate, reasons, nine sheets, a changed summary, text and calendar, and nothing typed goes anywhere', async ({
  page,
}) => {
  walkByEveryKey(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(page, paths.ombudsman)
  await answerForPack(page)
  await press(page, 'Continue')
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.locator('.error-summary')).toContainText('Select what the lender has said')
  await choose(page, 'pack-answer', 'scheme-decision')
  await typeDay(page, 'pack-date', [String(day), String(month), String(year)])
  await type(page, 'pack-code', 'RD02')
  expect(await violationsOn(page)).toEqual([])
  await goOnWithPack(page)
  await expect(page.locator('.tool .ask')).toBeFocused()
  await expect(page.locator('#tool')).toContainText(`The last day is ${longDateWithWeekday(lastDay)}.`)
  await press(page, 'Make the pack')
  await expect(page.locator('.error-summary')).toContainText('Select what you disagree with')
  await tabTo(page, '#reasons-no-arrangement')
  await page.keyboard.press('Space')
  await type(page, 'own-words', 'They lost my letter twice.')
  await type(page, 'offered', 'lots')
  await press(page, 'Make the pack')
  await expect(page.locator('.error-summary')).toContainText('Sum offered must be a number, like 12500 or 12500.50')
  await type(page, 'offered', '1,200')
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Make the pack')
  await arrived(page, 'Your ombudsman pack')
  await expect(page.locator('.tool .ask')).toBeFocused()
  const sheets = page.locator('.letter-sheet')
  await expect(sheets).toHaveCount(9)
  await expect(sheets.first()).toContainText(typed.name)
  await expect(sheets.first()).toContainText('RD02')
  await expect(sheets.nth(4)).toContainText('They lost my letter twice.')
  await expect(sheets.nth(5)).toContainText('£1,200')
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

  await expect(page.locator('#tool figcaption')).toHaveText('Making a complaint, step 5 of 5: Go to the ombudsman')

  const text = page.waitForEvent('download')
  await press(page, 'Download as text')
  expect(readFileSync(await (await text).path(), 'utf8')).toContain('They lost my letter twice.')
  const calendar = page.waitForEvent('download')
  await press(page, 'Add the last day to calendar')
  const events = new ICAL.Component(
    ICAL.parse(readFileSync(await (await calendar).path(), 'utf8')) as never,
  ).getAllSubcomponents('vevent')
  expect(
    events.map((event) => [event.getFirstPropertyValue('summary'), String(event.getFirstPropertyValue('dtstart'))]),
  ).toEqual([['Last day to go to the ombudsman', lastDay]])
  expect(JSON.stringify(events)).not.toContain('Brien')

  await press(page, 'Change the words')
  await expect(page.locator('#summary')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('First of all: <b>thank you</b>. ')
  await press(page, 'Done')
  await expect(page.getByRole('button', { name: 'Change the words' })).toBeFocused()
  await expect(sheets.nth(1)).toContainText('First of all: <b>thank you</b>.')
  await press(page, 'I’ve sent it')
  await expect(page.locator('#tool')).toContainText('You sent it on')
  await expect(page.locator('#sent-noted')).toBeFocused()

  await page.goBack()
  await arrived(page, 'What do you disagree with?')
  await expect(page.locator('#own-words')).toHaveValue('They lost my letter twice.')
  await page.goBack()
  await arrived(page, 'Check your answers')
  await expect(page.locator('#tool')).toContainText('It sent a redress determination under the scheme')
  await page.goBack()
  await page.goBack()
  await arrived(page, 'What has the lender said?')
  await expect(page.locator('#pack-date-month')).toHaveValue(String(month))
  const told = [...Object.values(typed), 'lost my letter'].flatMap((words) => [words, encodeURIComponent(words)])
  expect(asked.filter((request) => told.some((words) => request.includes(words)))).toEqual([])
  expect(page.url()).toMatch(new RegExp(`${paths.ombudsman}$`))
})

test('too late is said before anything about the person is asked, then why, then on', async ({ page }) => {
  await open(page, paths.ombudsman)
  await answerForPack(page)
  await choose(page, 'pack-answer', 'final-response')
  await typeDay(page, 'pack-date', ['30', '1', '2026'])
  await press(page, 'Continue')
  await expect(page.locator('.plate h2')).toHaveText('The deadline for the ombudsman has passed')
  await expect(page.locator('.plate h2')).toBeFocused()
  await press(page, 'Say what stopped you')
  await expect(page.getByLabel('What stopped you from going to the ombudsman in time?')).toBeFocused()
  await press(page, 'Continue')
  await expect(page.locator('.error-summary')).toContainText('Enter what stopped you')
  // The count is shown with every key, and said in a pause alone.
  const said = page.locator('.field:has(#late) [role="status"]')
  const times = await said.evaluateHandle((status) => {
    const seen = { times: 0 }
    new MutationObserver(() => seen.times++).observe(status, { subtree: true, childList: true, characterData: true })
    return seen
  })
  await type(page, 'late', 'I was in hospital.')
  await expect(said).toHaveText('You have 982 characters left')
  expect(await times.evaluate(({ times: many }) => many)).toBeLessThan(4)
  await press(page, 'Continue')
  await arrived(page, 'About you')
})

test('while the lender has time that is said first, and a letter asks it where the complaint stands', async ({
  page,
}) => {
  await open(page, paths.ombudsman)
  await answerForPack(page)
  await choose(page, 'pack-answer', 'none')
  const { day, month, year } = dateParts(addDays(new Date().toISOString().slice(0, 10), -3))
  await typeDay(page, 'pack-complained', [String(day), String(month), String(year)])
  await press(page, 'Continue')
  await expect(page.locator('.plate h2')).toHaveText('The lender still has time to answer')
  await expect(page.locator('.plate h2')).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Continue')
  await arrived(page, 'About you')
  await tellPerson(page)
  await press(page, 'Continue')
  await arrived(page, 'Check your answers')
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'Ask the lender what’s happening' })).toBeVisible()
  await expect(page.locator('.letter-sheet')).toContainText(typed.name)
  await expect(page.locator('.letter-sheet')).toContainText('which rules you are applying to this complaint')
  expect(await violationsOn(page)).toEqual([])
})

test('a letter from before any known limit is said to be so', async ({ page }) => {
  await open(page, paths.ombudsman)
  await answerForPack(page)
  await choose(page, 'pack-answer', 'final-response')
  await typeDay(page, 'pack-date', ['30', '1', '1999'])
  await press(page, 'Continue')
  await expect(page.locator('.error-summary')).toContainText(
    'Date must be the same as or after 6 April 2007. We don’t know the time limit before then',
  )
})
