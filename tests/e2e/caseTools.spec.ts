import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { arrived, press } from './byKeyboard.ts'
import { forMyself } from './caseAnswers.ts'
import { expect, inWindow, test } from './site.ts'
import { open, paths } from './tool.ts'
import { violationsOn } from './violationsOn.ts'

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' }

const typed = ['Ann Price', '12 High Street', 'LS1 1AA', 'Some Old Bank', 'blue folder']

/** Works in a phone’s window, and sees to it that no request carries what was typed or goes to anyone else. */
const alone = (browser: Browser, work: (page: Page) => Promise<void>): Promise<void> =>
  inWindow(browser, phone, async (page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await work(page)
    const told = typed.flatMap((words) => [words, encodeURIComponent(words), words.replaceAll(' ', '+')])
    expect(
      asked.filter(
        (request) =>
          told.some((words) => request.includes(words)) ||
          !/^(?:blob:)?http:\/\/(?:localhost|127\.0\.0\.1)/.test(request),
      ),
    ).toEqual([])
    expect(new URL(page.url()).search).toBe('')
  })

async function fillDate(page: Page, id: string, [day, month, year]: readonly [string, string, string]): Promise<void> {
  await page.locator(`#${id}-day`).fill(day)
  await page.locator(`#${id}-month`).fill(month)
  await page.locator(`#${id}-year`).fill(year)
}

/** Answers the questions that the access request and the ombudsman pack share, with as little as they need. */
async function answerCase(page: Page): Promise<void> {
  await forMyself(page)
  await page.locator('#lender').fill('Some Old Bank')
  await press(page, 'Continue')
  await arrived(page, 'The agreement')
  await page.locator('input[name="kind"][value="lease"]').check()
  await page.locator('#start-unknown').check()
  await press(page, 'Continue')
  await arrived(page, 'The car and the dealer')
  await page.locator('input[name="joint"][value="no"]').check()
  await press(page, 'Continue')
  await press(page, 'Carry on without it')
  await arrived(page, 'About you')
  await page.locator('#full-name').fill('Ann Price')
  await page.locator('#address-1').fill('12 High Street')
  await page.locator('#address-town').fill('Leeds')
  await page.locator('#address-postcode').fill('LS1 1AA')
  await page.locator('input[name="address-then"][value="no"]').check()
  await page.locator('input[name="reply"][value="post"]').check()
  await press(page, 'Continue')
}

test('deadlines: a final response gives the ombudsman’s last day; a reply before the complaint is refused', async ({
  browser,
}) =>
  alone(browser, async (page) => {
    await open(page, '/pcp-complaint-timelines-deadlines')
    await press(page, 'Add a date')
    await page.locator('input[value="finalResponse"]').check()
    await fillDate(page, 'event-date', ['31', 'aug', '2026'])
    await press(page, 'Add this date')
    await expect(page.locator('.clocks')).toContainText('Sunday 28 February 2027')
    await expect(page.locator('.clocks')).toContainText('Aim for Friday 26 February 2027')
    expect(await violationsOn(page)).toEqual([])
    await press(page, 'Add a date')
    await page.locator('input[value="complaintSent"]').check()
    await fillDate(page, 'event-date', ['3', '6', '2026'])
    await press(page, 'Add this date')
    await press(page, 'Add a date')
    await page.locator('input[value="acknowledged"]').check()
    await fillDate(page, 'event-date', ['1', '6', '2026'])
    await press(page, 'Add this date')
    await expect(page.locator('.error-summary')).toContainText(
      'must be the same as or after 3 June 2026, when you complained',
    )
  }))

test('evidence: what is marked is counted, noted and in the text file', async ({ browser }) =>
  alone(browser, async (page) => {
    await open(page, '/evidence-checklist')
    await expect(page.getByText('I don’t have anything')).toBeVisible()
    await press(page, 'Your finance agreement')
    await expect(page.getByRole('link', { name: 'Write the request' })).toHaveAttribute('href', paths.access)
    await page.locator('input[value="haveIt"]').check()
    await page.locator('#evidence-note').fill('In the blue folder')
    await press(page, /Save and go back/)
    await expect(page.getByText('You have 1 of 15.')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    const file = page.waitForEvent('download')
    await press(page, 'Download as text')
    expect(readFileSync(await (await file).path(), 'utf8')).toContain(
      '[x] Your finance agreement: Have it (In the blue folder)',
    )
  }))

test('the letters to copy: blanks are counted, found and filled', async ({ browser }) =>
  alone(browser, async (page) => {
    await open(page, '/pcp-claim-letter-template')
    const count = page.getByText(/\d+ blanks left/)
    const before = Number.parseInt((await count.textContent()) ?? '', 10)
    await press(page, 'Next blank')
    await press(page, 'Next blank')
    await page.keyboard.type('12 High Street, Leeds LS1 1AA')
    await expect(count).toHaveText(`${before - 1} blanks left`)
    await expect(page.locator('.letter-sheet')).toContainText('12 High Street, Leeds LS1 1AA')
    expect(await violationsOn(page)).toEqual([])
  }))

test('an access request, and the reminder when nothing came', async ({ browser }) =>
  alone(browser, async (page) => {
    await open(page, '/guides/sar-request-generator')
    await answerCase(page)
    await arrived(page, 'What to ask for')
    await page.locator('#sar-format').check()
    await press(page, 'Continue')
    await arrived(page, 'Check your answers')
    await press(page, 'Write the requests')
    await expect(page.locator('.letter-sheet')).toContainText('subject access request under')
    await press(page, 'What to do when they reply, or don’t')
    await fillDate(page, 'received', ['1', '9', '2026'])
    await page.locator('#sar-reply').check()
    await press(page, 'Continue')
    await expect(page.locator('.letter-sheet')).toContainText('That time ended on 1 October 2026')
  }))

test('what ends a way is asked first: an estate, a complaint before, none before the ombudsman', async ({ browser }) =>
  alone(browser, async (page) => {
    await open(page, '/guides/sar-request-generator')
    await page.locator('input[name="acting"][value="executor"]').check()
    await page.locator('#for-name').fill('Robert Vale')
    await page.locator('input[name="proof"][value="later"]').check()
    await press(page, 'Continue')
    await expect(page.locator('.plate')).toContainText('Only living people can ask for their records')
    await page.getByRole('link', { name: 'Write to the lender for the estate' }).click()
    await page.locator('input[name="before"][value="self"]').check()
    await press(page, 'Continue')
    await expect(page.locator('.plate')).toContainText('There’s already a complaint')
    await press(page, 'Back')
    await page.locator('input[name="before"][value="no"]').check()
    await press(page, 'Continue')
    await arrived(page, 'Your lender')
    await open(page, '/guides/fos-escalation-pack')
    await page.locator('#acting').check()
    await page.locator('input[name="before"][value="no"]').check()
    await press(page, 'Continue')
    await expect(page.locator('.plate')).toContainText('Complain to the lender first')
  }))
