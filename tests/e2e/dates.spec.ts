import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { arrived, choose, press, type, walkByEveryKey } from './byKeyboard.ts'
import { typeDay } from './caseAnswers.ts'
import { expect, test } from './site.ts'
import { open, toolReady } from './tool.ts'
import { violationsOn } from './violationsOn.ts'

const deadlines = '/pcp-complaint-timelines-deadlines'
const decoder = '/guides/reply-decoder'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as never)

async function add(page: Page, kind: string, date: readonly [string, string, string]): Promise<void> {
  await press(page, 'Add a date')
  await arrived(page, 'What happened?')
  await choose(page, 'event', kind)
  await typeDay(page, 'event-date', date)
  await press(page, 'Add this date')
}

const added = (page: Page) => arrived(page, 'Your dates')
const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What another library reads in the file that a press saves. */
async function calendarFrom(page: Page, name: string | RegExp) {
  const file = page.waitForEvent('download')
  await press(page, name)
  const entries = new ICAL.Component(
    ICAL.parse(readFileSync(await (await file).path(), 'utf8')) as never,
  ).getAllSubcomponents('vevent')
  return entries.map((entry) => ({
    what: entry.getFirstPropertyValue('summary'),
    on: String(entry.getFirstPropertyValue('dtstart')),
    reminders: entry.getAllSubcomponents('valarm').length,
    says: String(entry.getFirstPropertyValue('description')),
  }))
}

/** A day so many days ago, as it is typed. */
function ago(days: number): [string, string, string] {
  const date = new Date(Date.now() - days * 86_400_000)
  return [String(date.getUTCDate()), String(date.getUTCMonth() + 1), String(date.getUTCFullYear())]
}

test('dates by keyboard on a phone: every event has its place, and wrong order is refused', async ({ page }) => {
  walkByEveryKey(page)
  await open(page, deadlines)
  await add(page, 'complaintSent', ['3', '6', '2026'])
  await added(page)
  await expect(page.locator('.events')).toContainText(
    'Most lenders tell you by Wednesday 10 June 2026 that they have it',
  )
  await add(page, 'holdingLetter', ['2', '6', '2026'])
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.locator('.error-summary')).toContainText(
    'The date of the holding letter must be the same as or after 3 June 2026, when you complained',
  )
  await type(page, 'event-date-month', '7')
  await press(page, 'Add this date')
  await added(page)
  await expect(page.locator('.events')).toContainText('so no deadline stops or starts')
  // What was had is not known, so the lender is not said to be late.
  await expect(page.locator('.clocks > li')).toHaveText(
    /Passed \d+ days? ago.*Wednesday 29 July 2026.*That’s the deadline for an ordinary complaint\. If the scheme covers your agreement,/,
  )
  await add(page, 'finalResponse', ['31', 'aug', '2026'])
  await added(page)
  await expect(page.locator('.clocks > li').first()).toContainText('Sunday 28 February 2027')
  await expect(page.locator('.clocks > li').last()).toContainText('Answered on 31 August 2026')
  await expect(page.locator('.clocks')).not.toContainText('If the scheme covers your agreement')
  await add(page, 'note', ['1', '9', '2026'])
  await added(page)
  await expect(page.locator('.folded-parts figcaption')).toHaveText(
    'Making a complaint, step 3 of 5: Wait, and keep the dates',
  )
  expect(await violationsOn(page)).toEqual([])
  expect(await wide(page)).toBe(0)
  await add(page, 'fosSent', ['1', '10', '2026'])
  await added(page)
  await add(page, 'fosView', ['2', '11', '2026'])
  await added(page)
  await expect(page.locator('.events')).toContainText('Answer by the date in the letter')
  await expect(page.locator('.clocks')).toContainText('Done on 1 October 2026')
})

test('a request for data stands still while proof is owed and goes on from the day it is given; the calendar file is read elsewhere', async ({
  page,
}) => {
  await open(page, deadlines)
  await add(page, 'sarSent', ago(12))
  await added(page)
  const sar = page.locator('.clocks > li', { hasText: 'request for records' })
  const before = await sar.locator('time').getAttribute('datetime')
  await add(page, 'sarIdAsked', ago(10))
  await added(page)
  await expect(sar).toContainText('Paused')
  await expect(sar.locator('time')).toHaveCount(0)
  await expect(sar).toContainText('its time starts when it has your proof')
  await expect(page.locator('.events')).toContainText('you can say that it doesn’t need proof')
  expect(await violationsOn(page)).toEqual([])
  await add(page, 'sarIdGiven', ago(2))
  await added(page)
  const after = await sar.locator('time').getAttribute('datetime')
  expect(String(after) > String(before)).toBe(true)
  await add(page, 'sarExtended', ago(1))
  await added(page)
  await expect(page.locator('.events')).toContainText('The date below includes that.')
  const longer = await sar.locator('time').getAttribute('datetime')
  expect(String(longer) > String(after)).toBe(true)
  expect(await violationsOn(page)).toEqual([])
  await add(page, 'complaintSent', ago(0))
  await added(page)
  expect(await calendarFrom(page, 'Add all to calendar')).toEqual([
    {
      what: 'The answer to your request for records is due',
      on: longer,
      reminders: 2,
      says: expect.stringMatching(/^If the date passes:/),
    },
    {
      what: 'The lender’s final response is due',
      on: expect.anything(),
      reminders: 2,
      says: expect.stringMatching(/^That’s the deadline for an ordinary complaint\. .* to wait\. If the date passes:/),
    },
  ])
})

test('the slow clocks: years to complain, court by nation, and a determination that is on hold', async ({ page }) => {
  await open(page, deadlines)
  await add(page, 'foundOut', ['11', '1', '2024'])
  await added(page)
  const clock = (title: string) => page.locator('.clocks > li', { hasText: title })
  await expect(clock('in time for the ombudsman')).toContainText('Monday 11 January 2027')
  await add(page, 'agreementEnded', ['30', '6', '2021'])
  await added(page)
  await expect(clock('time limit for court')).toContainText('Wednesday 30 June 2027')
  await page.getByText('Scotland', { exact: true }).click()
  await expect(clock('time limit for court')).toContainText('Tuesday 30 June 2026')
  await expect(clock('time limit for court')).toContainText('Ask a solicitor before you give up.')
  await add(page, 'provisionalDecision', ['5', '10', '2026'])
  await added(page)
  await expect(page.locator('.events')).toContainText('doesn’t start your time to go to the ombudsman')
  await add(page, 'determinationMissed', ['30', '10', '2026'])
  await added(page)
  await expect(clock('determination was due')).toContainText('Paused')
  await expect(clock('determination was due').locator('time')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  expect(await wide(page)).toBe(0)
})

test('all dates are deleted once that is asked and answered, and one that was begun with them', async ({ page }) => {
  await open(page, deadlines)
  await add(page, 'complaintSent', ['3', '6', '2026'])
  await added(page)
  await press(page, 'Add a date')
  await type(page, 'event-date-month', 'nov')
  await press(page, 'Back')
  await added(page)
  await press(page, 'Delete all dates')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This deletes every date in your list, and any date you’ve started to add.')
  await dialog.getByRole('button', { name: 'Keep them' }).click()
  await expect(page.locator('.events li')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Delete all dates' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete all dates' }).click()
  await arrived(page, 'What has happened so far?')
  await expect(page.locator('#tool .ask')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Delete all dates' })).toHaveCount(0)
  await press(page, 'Add a date')
  await expect(page.locator('#event-date-month')).toHaveValue('')
})

test('half a date stands there again after a reload', async ({ page }) => {
  await open(page, deadlines)
  await press(page, 'Add a date')
  await choose(page, 'event', 'fosView')
  await type(page, 'event-date-month', 'nov')
  await press(page, 'Save on this device')
  await expect(page.locator('.case-banner')).toContainText('Saved on this device')
  await page.reload()
  await toolReady(page)
  await expect(page.locator('input[name="event"]:checked')).toHaveValue('fosView')
  await expect(page.locator('#event-date-month')).toHaveValue('nov')
  await press(page, 'Add this date')
  await expect(page.locator('.error-summary')).toContainText('must include a day and year')
  const wrong = page.locator('#tool [aria-invalid]')
  expect(await wrong.evaluateAll((boxes) => boxes.map(({ id }) => id))).toEqual(['event-date-day', 'event-date-year'])
})

test('a letter pasted in place of its kind and date fills both, and says what it starts', async ({ page }) => {
  await open(page, deadlines)
  await press(page, 'Add a date')
  await arrived(page, 'What happened?')
  await press(page, 'Paste a letter instead')
  await expect(page.locator('#letter')).toBeFocused()
  await press(page, 'Read it')
  await expect(page.locator('.field-error')).toContainText('Paste the letter, or carry on without it')
  await expect(page.locator('#letter')).toBeFocused()
  await page
    .locator('#letter')
    .fill(
      'Northgate Bank\n2 November 2026\nDear Ms Avery\nThis is our provisional redress decision. We propose redress of £200.',
    )
  await press(page, 'Read it')
  const read = page.locator('.pasted .meaning')
  await expect(read).toContainText('Provisional decision in a scheme case')
  await expect(read).toContainText('It doesn’t start your time to go to the ombudsman')
  await press(page, 'Use this')
  await expect(page.locator('input[name="event"][value="provisionalDecision"]')).toBeFocused()
  await expect(page.locator('#event-date-month')).toHaveValue('11')
  await press(page, 'Add this date')
  await added(page)
  await expect(page.locator('.events')).toContainText('2 November 2026 I got a provisional decision')
  await expect(page.locator('.events')).toContainText('doesn’t start your time to go to the ombudsman')
})

test('one that may be provisional or the last word is not put down for either', async ({ page }) => {
  await open(page, deadlines)
  await press(page, 'Add a date')
  await arrived(page, 'What happened?')
  await press(page, 'Paste a letter instead')
  await page
    .locator('#letter')
    .fill('We have assessed your agreement under the motor finance redress scheme. The redress amount is £1,077.30.')
  await press(page, 'Read it')
  await expect(page.locator('.pasted .meaning')).toContainText('We can’t tell whether this is provisional')
  await expect(page.getByRole('button', { name: 'Use this' })).toHaveCount(0)
  expect(await wide(page)).toBe(0)
})

test('a decoded reply is kept with the dates, counted there, and taken out again', async ({ page }) => {
  await open(page, decoder)
  await choose(page, 'how', 'paste')
  await press(page, 'Continue')
  await type(page, 'words', 'We refuse your complaint. Code RD02.')
  await press(page, 'Continue')
  await typeDay(page, 'dated', ['31', '8', '2026'])
  await press(page, 'Continue')
  await expect(page.locator('.plate')).toContainText('Sunday 28 February 2027')
  await press(page, 'Add this letter to my dates')
  await expect(page.locator('#keep')).toBeFocused()
  await expect(page.locator('#tool')).toContainText('Added: 31 August 2026, I got a decision under the scheme.')
  expect(await violationsOn(page)).toEqual([])
  expect(await wide(page)).toBe(0)
  await press(page, 'See all your deadlines', 'link')
  await added(page)
  await expect(page.locator('.events li')).toHaveText(/31 August 2026 I got a decision under the scheme, code RD02/)
  await expect(page.locator('.clocks')).toContainText('Sunday 28 February 2027')
  await press(page, /^Remove/)
  await arrived(page, 'What has happened so far?')
  await expect(page.locator('.tool .ask')).toBeFocused()
  await page.goBack()
  await press(page, 'Add this letter to my dates')
  await press(page, 'Remove it again')
  await expect(page.getByRole('button', { name: 'Add this letter to my dates' })).toBeVisible()
})
