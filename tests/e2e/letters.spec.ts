import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import mammoth from 'mammoth'
import { arrived, press, type, walkByEveryKey } from './byKeyboard.ts'
import { answerComplaint, forMyself, screens, typed } from './caseAnswers.ts'
import { exported, takeIn } from './caseFiles.ts'
import { expect, test } from './site.ts'
import { open, openBoxes, paths } from './tool.ts'
import { violationsOn } from './violationsOn.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as never)

test('a complaint by keyboard on a phone: checked, changed, kept as Word, text and calendar, and nothing typed goes anywhere', async ({
  page,
}) => {
  walkByEveryKey(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(page, paths.complaint)
  await answerComplaint(page)
  // The letter is the eighth.
  expect(await screens(page)).toBe(7)
  await expect(page.locator('.summary-list').first()).toContainText(typed.number)

  await press(page, /Change agreement number/)
  await type(page, 'agreement-number', 'BH-112233')
  await press(page, 'Continue')
  await arrived(page, 'Check your answers')
  await press(page, 'Write the letters')
  await arrived(page, /Your letter to Black Horse/)
  const sheet = page.locator('.letter-sheet')
  await expect(sheet).toContainText('BH-112233')
  await expect(sheet).toContainText(typed.name)
  await expect(sheet).toContainText('AB16 CDE')
  await expect(sheet).not.toContainText('do not have the agreement number')
  await expect(page.locator('#tool')).toContainText(
    'It asks what commission was paid, and complains that it wasn’t clearly explained.',
  )
  await page.getByText('What this relies on').click()
  await expect(page.locator('#tool')).toContainText(
    'You don’t need any papers, because the lender has to search its own records.',
  )
  await expect(page.locator('#tool figcaption')).toHaveText('Making a complaint, step 2 of 5: Write to the lender')

  await press(page, 'Change the words')
  await expect(page.locator('#tool textarea')).toHaveCount(2)
  expect(await openBoxes(page)).toEqual([])
  await page.locator('#letter-body').fill(`${await page.locator('#letter-body').inputValue()}\n\n<b>One more thing</b>`)
  await press(page, 'Keep these changes')
  await expect(sheet).toContainText('<b>One more thing</b>')

  const word = page.waitForEvent('download')
  await press(page, 'Download for Word')
  const { value } = await mammoth.extractRawText({ path: await (await word).path() })
  for (const words of [typed.name, 'BH-112233', typed.other, '<b>One more thing</b>']) expect(value).toContain(words)
  expect((await word).suggestedFilename()).toMatch(/^complaint-black-horse-limited-\d{4}-\d{2}-\d{2}\.docx$/)

  const calendar = page.waitForEvent('download')
  await press(page, 'Add to calendar')
  const events = new ICAL.Component(
    ICAL.parse(readFileSync(await (await calendar).path(), 'utf8')) as never,
  ).getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  expect(JSON.stringify(events[0])).not.toContain('O’Brien')

  const mail = page.getByRole('link', { name: 'Copy it and open my email' })
  expect((await mail.getAttribute('href'))?.length).toBeLessThanOrEqual(1_800)
  await expect(mail).toHaveAccessibleDescription(
    'This letter is too long to put into an email automatically. “Copy it and open my email” copies it first, so you can paste it into the email that opens.',
  )
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.letter-sheet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  // The address is where the window of an envelope always is, from 57 to 81 mm down, and the letter begins below it.
  const down = async (part: string) =>
    (await sheet.evaluate(
      (own, at) => (own.querySelector(at)?.getBoundingClientRect().top ?? 0) - own.getBoundingClientRect().top,
      part,
    )) *
      (25.4 / 96) +
    20
  expect(await down('.sheet-to')).toBeCloseTo(57, 0)
  expect(await down('h3')).toBeGreaterThan(90)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)

  const told = Object.values(typed).flatMap((words) => [words, encodeURIComponent(words)])
  expect(asked.filter((request) => told.some((words) => request.includes(words)))).toEqual([])
  expect(page.url()).toMatch(new RegExp(`${paths.complaint}$`))
})

test('a letter changed by hand: half-typed words outlast Back, and it says when the answers have changed since', async ({
  page,
}) => {
  await open(page, paths.complaint)
  await answerComplaint(page)
  await press(page, 'Write the letters')
  await press(page, 'Change the words')
  const body = page.locator('#letter-body')
  const words = `${await body.inputValue()}\n\nMy own words.`
  await body.fill(words)
  await page.goBack()
  await arrived(page, 'Check your answers')
  await press(page, /Change your full name/)
  await page.locator('#full-name').fill('Ann O')
  await page.goBack()
  await arrived(page, 'Check your answers')
  await press(page, 'Write the letters')
  await expect(body).toHaveValue(words)
  await press(page, 'Keep these changes')
  const sheet = page.locator('.letter-sheet')
  await expect(sheet).toContainText('My own words.')

  await page.goBack()
  await press(page, /Change number plate/)
  await type(page, 'plates', 'xy19 zzz')
  await press(page, 'Continue')
  await press(page, 'Write the letters')
  const notice = page.getByRole('region', { name: 'Your letter doesn’t have your latest answers' })
  await expect(notice.getByRole('listitem')).toHaveText([/AB16 CDE/, /XY19 ZZZ/])
  await expect(sheet).toContainText('AB16 CDE')
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Write it again from my answers')
  await expect(page.locator('#set-aside')).toBeFocused()
  await expect(sheet).toContainText('XY19 ZZZ')
  await expect(sheet).not.toContainText('My own words.')
  await expect(page.getByRole('blockquote')).toContainText('My own words.')
  await press(page, 'I don’t need it any more')
  await expect(page.getByRole('blockquote')).toHaveCount(0)

  // What a press brings to the place of its button is not pressed by a second one.
  await page.getByRole('button', { name: 'I’ve sent it' }).dblclick()
  await expect(page.locator('#sent-noted')).toBeVisible()

  await press(page, 'Ask for a copy of the agreement, while it’s still running')
  await arrived(page, 'A copy of the agreement')
  await expect(sheet).toContainText('section 79 of the Consumer Credit Act 1974')
  await expect(sheet).toContainText('XY19 ZZZ')
  expect(page.url()).toMatch(new RegExp(`${paths.complaint}$`))
})

test('an error says what is wrong, takes the focus and leads to its box; Back goes back; axe finds nothing on either', async ({
  page,
}) => {
  await open(page, paths.complaint)
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Continue')
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  expect(await violationsOn(page)).toEqual([])
  // One line for each box of the page.
  await expect(page.locator('.error-summary a')).toHaveText([
    'Select who you’re writing for',
    'Select if anyone has complained about this finance before',
  ])
  await page.locator('.error-summary a').last().click()
  await expect(page.locator('#before')).toBeFocused()
  await forMyself(page, 'no')
  await page.locator('#lender').focus()
  await page.keyboard.type('Some Bank Nobody Knows')
  await press(page, 'Continue')
  await arrived(page, 'The agreement')
  await page.goBack()
  await arrived(page, 'Your lender')
  await expect(page.locator('#lender')).toHaveValue('Some Bank Nobody Knows')
})

test('“No, I have not complained” beside a final response is asked about in place, with the way and the last day', async ({
  page,
}) => {
  await open(page, paths.complaint)
  await answerComplaint(page)
  const response = '{"id":"r","kind":"finalResponse","date":"2026-10-12","lenderId":"black-horse"}'
  await takeIn(page, (await exported(page)).replace('"events": []', `"events": [${response}]`))
  const question = page.getByRole('group', { name: /complained about this finance before/ })
  await expect(question).toBeVisible()
  const notice = page.getByRole('alert', { name: 'This doesn’t match your dates' })
  await expect(notice.getByRole('listitem')).toHaveText(
    'the final response, 12 October 2026 (Black Horse). The last day to act on it is Monday 12 April 2027.',
  )
  await expect(notice.getByRole('link')).toHaveAttribute('href', paths.ombudsman)
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Write the letters')
  await expect(notice).toBeFocused()
  await press(page, 'My answer is right, carry on')
  await arrived(page, /Your letter to Black Horse/)
  await page.goBack()
  await arrived(page, 'Check your answers')
  await expect(question).toHaveCount(0)
  await expect(notice).toHaveCount(0)
})

test('a firm that acts already leads to a page that explains, and no letter', async ({ page }) => {
  await open(page, paths.complaint)
  await answerComplaint(page)
  await press(page, /Change complained before/)
  await page.locator('input[value="firm"]').check()
  await page.locator('#firm').fill('Acme Claims')
  await press(page, 'Continue')
  await expect(page.locator('.plate')).toContainText('Speak to the firm')
  await expect(page.locator('.letter-sheet')).toHaveCount(0)
})
