import { readFileSync } from 'node:fs'
import { answerByKey, press, tabTo, walkByEveryKey } from './byKeyboard.ts'
import { expect, siteUrl, test, watch } from './site.ts'
import { answer, ask, fold, open, paths, wholeClaim, wholeRedress } from './tool.ts'

const { claim, redress, agreement, standing, fees } = paths

test.describe('by keyboard alone', () => {
  test.beforeEach(({ page }) => walkByEveryKey(page))

  test('the rough range', async ({ page }) => {
    const faults = watch(page)
    await open(page, claim)
    await answerByKey(page, 'What kind of finance was it?', 1)
    await answerByKey(page, 'When did the finance start?', ['June', '2016'])
    await answerByKey(page, 'About how much did you borrow?', ['£10,000'])
    await answerByKey(page, 'What was the APR?', ['8.9%'])
    await answerByKey(page, 'How many months did it run?', ['4 years'])
    await answerByKey(page, 'Did it end early?', 1)
    await expect(ask(page)).toHaveText('Check your answers')
    await expect(ask(page)).toBeFocused()
    await expect(page.locator('.tool .summary-list')).toContainText('48 months')
    await tabTo(page, '.tool .button')
    await page.keyboard.press('Enter')
    await expect(answer(page)).toContainText(/£[\d,]+ to £[\d,]+, or £0/)
    await expect(answer(page).locator('h2')).toBeFocused()
    await expect(page).toHaveTitle(/^£[\d,]+ to £[\d,]+, or £0 – /)
    await expect(page.locator('.tool')).toContainText('Nothing is payable now, and the method may change')
    expect(faults).toEqual([])
  })

  test('the full method, with an offer checked line by line', async ({ page }) => {
    await open(page, redress)
    await answerByKey(page, 'What kind of finance does the agreement say it is?', 1)
    await answerByKey(page, 'Who was the agreement with?', 0)
    await answerByKey(page, 'What’s the date on the agreement?', ['15', '6', '2016'])
    await answerByKey(page, 'How much did you borrow?', ['10000'])
    await answerByKey(page, 'What is the APR?', ['8.9'])
    await answerByKey(page, 'How many monthly payments are there?', ['48'])
    await answerByKey(page, 'How much commission did the lender pay?', ['650'])
    await answerByKey(page, 'Could the dealer change your rate to change its commission?', 0)
    await answerByKey(page, 'Did the dealer earn anything from the rate you got?', 0)
    await answerByKey(page, 'Were you told clearly that the dealer could change your rate to earn more?', 1)
    await answerByKey(page, 'Was the dealer tied to this lender?', 1)
    await answerByKey(page, 'Were you told clearly how much commission the lender would pay?', 1)
    await answerByKey(page, 'Has it already been settled or decided?', 1)
    await answerByKey(page, 'Have you complained to the lender about commission?', 0)
    await answerByKey(page, 'Does the lender say you’re too late?', 2)
    await answerByKey(page, 'Does the lender say you couldn’t have got a better deal?', 1)
    await answerByKey(page, 'If it ended early, when did it end?', ['', '', '', 'unknown'])
    await answerByKey(page, 'Do you owe the lender any arrears that you don’t dispute?', ['0'])
    await expect(ask(page)).toHaveText('Check your answers')
    await expect(ask(page)).toBeFocused()
    await tabTo(page, '.tool .button')
    await page.keyboard.press('Enter')
    await expect(answer(page)).toContainText('£629.81 to £670.42, or £0')
    await press(page, 'Check a lender’s figures', 'summary')
    await tabTo(page, '[id^="offer-0"]')
    for (const figure of ['914.57', '300', '', '700']) {
      await page.keyboard.type(figure)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    const rows = fold(page, 'Check a lender’s figures').locator('tbody tr')
    await expect(rows.nth(0)).toContainText('Same')
    await expect(rows.nth(1)).toContainText(/£[\d.]+ lower than ours/)
    await expect(rows.nth(2)).toContainText('£29.58 higher than ours')
    await expect(fold(page, 'Check a lender’s figures')).not.toContainText(/reject|refuse/i)
  })

  test('a letter that says too late gives nothing, with its code and the ombudsman’s test', async ({ page }) => {
    await open(page, `${redress}${wholeRedress.replace('late=unsaid', 'late=yes')}`)
    await expect(answer(page)).toContainText('£0')
    await expect(page.locator('.run')).toContainText('CONRED 5 Annex 5), with the code RD01')
    await expect(page.locator('.run')).toContainText('it decides what’s fair and reasonable')
  })

  test('what was not checked is listed with the reason, and time is among it until the lender speaks', async ({
    page,
  }) => {
    const time = 'We haven’t checked whether the case is in time, as the scheme requires.'
    await open(page, `${redress}${wholeRedress}`)
    await expect(fold(page, 'What we couldn’t check, and why')).toContainText(time)
    await open(page, `${redress}${wholeRedress.replace('late=unsaid', 'late=no')}`)
    await page.reload()
    await expect(fold(page, 'What we couldn’t check, and why')).not.toContainText(time)
  })

  test('the kind of agreement, with a second one', async ({ page }) => {
    await open(page, agreement)
    await answerByKey(page, 'What was the finance for?', 0)
    await answerByKey(page, 'What kind of finance was it?', 3)
    await answerByKey(page, 'When did the finance start?', ['6', '2018'])
    await expect(answer(page)).toHaveText('The scheme doesn’t cover leases')
    await expect(page.locator('.tool .words').nth(1)).toContainText('A lease is a kind of hire')
    await tabTo(page, '.tool .result > p > .button')
    await page.keyboard.press('Enter')
    await expect(page.locator('.tool .section')).toHaveText('Agreement 2')
    await answerByKey(page, 'What was the finance for?', 0)
  })

  test('where a complaint stands, with its date', async ({ page }) => {
    await open(page, standing)
    await answerByKey(page, 'Whose finance was it?', 0)
    await answerByKey(page, 'Where do you live?', 0)
    await answerByKey(page, 'Is there a court case about this finance?', 1)
    await answerByKey(page, 'Have you accepted money in full and final settlement?', 1)
    await answerByKey(page, 'Have you complained to the lender about commission?', 0)
    await answerByKey(page, 'When did you complain?', ['5', '2025'])
    await answerByKey(page, 'When did the finance start?', ['5', '2016'])
    await answerByKey(page, 'What was the last letter or email you got?', 2)
    await answerByKey(page, 'What code is on the letter?', 1)
    await answerByKey(page, 'What’s the date on the letter?', ['31', 'Aug', '2026'])
    await expect(answer(page)).toContainText('28 February 2027')
    await expect(answer(page)).toContainText('Friday 26 February 2027')
  })

  test('fees on two sums', async ({ page }) => {
    await open(page, fees)
    await answerByKey(page, 'Which sum do you want to compare?', ['700'])
    await expect(answer(page)).toContainText('£448 with a firm')
    await page.getByRole('button', { name: 'Compare another sum' }).press('Enter')
    await answerByKey(page, 'Which sum do you want to compare?', ['829'])
    await expect(answer(page)).toContainText('£530.56 with a firm')
    await expect(page.locator('.tool tbody tr')).toHaveCount(2)
    await expect(page.locator('.tool')).toContainText('No lender has to pay under the scheme now')
  })
})

test.describe('what is wrong', () => {
  test('is said in a summary that takes focus and leads to the box; what was typed stays', async ({ page }) => {
    await open(page, `${claim}#?finance=hp&start=2016-06&at=credit`)
    await page.locator('#credit').fill('lots')
    await page.getByRole('button', { name: 'Continue' }).click()
    const summary = page.locator('.error-summary')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('There is a problem')
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.locator('.field-error')).toHaveText(
      'Error: Amount of credit must be a number, like 12500 or 12500.50',
    )
    await summary.getByRole('link').press('Enter')
    await expect(page.locator('#credit')).toBeFocused()
    await expect(page.locator('#credit')).toHaveValue('lots')
    expect(new URL(page.url()).hash).not.toBe('#credit')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(summary).toBeFocused()
    await page.locator('#credit').fill('10000')
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(ask(page)).toHaveText('What was the APR?')
    await expect(page).toHaveTitle(/^What was the APR\? – /)
  })

  test('is asked about once when it only looks wrong', async ({ page }) => {
    await open(page, `${claim}#?finance=hp&start=2016-06&credit=10000&at=apr`)
    await page.locator('#apr').fill('75')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Check this is the APR and not another rate')
    await page.getByRole('button', { name: 'Yes, continue' }).click()
    await expect(ask(page)).toHaveText('How many months did it run?')
  })
})

test('Back, the browser’s Back and Forward, and loading again keep every answer', async ({ page }) => {
  await open(page, claim)
  await page.getByLabel('Hire purchase or conditional sale').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Month').fill('6')
  await page.getByLabel('Year').fill('2016')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(ask(page)).toHaveText('About how much did you borrow?')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Year')).toHaveValue('2016')
  await page.goBack()
  await expect(page.getByLabel('Hire purchase or conditional sale')).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Month')).toHaveValue('6')
  await page.reload()
  await expect(page.getByLabel('Month')).toHaveValue('6')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(ask(page)).toHaveText('About how much did you borrow?')
})

test('Change goes to the one question and straight back, asking what else it makes necessary', async ({ page }) => {
  await open(page, `${claim}${wholeClaim}&at=check`)
  await page.getByRole('button', { name: 'Change kind of finance' }).click()
  await page.getByLabel('PCP').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(ask(page)).toHaveText('How large was the last payment, if you kept the car?')
  await page.getByLabel('How large was the last payment').fill('12000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.error-summary')).toContainText(
    'must be the same as or less than the amount of credit, £10,000',
  )
  await page.getByLabel('How large was the last payment').fill('4000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(ask(page)).toHaveText('Check your answers')
})

test('after a fault a whole answer can be typed, key by key, and a way to the words of the page leaves the answers', async ({
  page,
}) => {
  await open(page, `${claim}#?finance=hp&start=2016-06&credit=10000`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.locator('.error-summary a').click()
  await page.keyboard.type('8.9')
  await expect(page.locator('#apr')).toHaveValue('8.9')
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await expect(ask(page)).toHaveText('What was the APR?')
})

test('the link to a result holds the figures, nothing personal, and leads to the same result', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${claim}${wholeClaim}`)
  const said = await answer(page).innerText()
  await page.getByRole('button', { name: 'Copy a link to this' }).click()
  await expect(page.locator('.result-actions [role="status"]')).toContainText('We’ve copied the link')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect([...new URLSearchParams(new URL(link).hash.slice(2)).keys()]).toEqual([
    'finance',
    'start',
    'credit',
    'apr',
    'months',
    'settled-early',
  ])
  const other = await context.newPage()
  await other.goto(link)
  await expect(answer(other)).toHaveText(said, { useInnerText: true })
  await expect(answer(other).locator('h2')).toBeFocused()
})

test('keys that are no question’s, and hostile values, are passed over', async ({ page }) => {
  const faults = watch(page)
  await open(page, `${claim}#?finance=<img src=x onerror=alert(1)>&name=Ann&start=2016-06&apr=%F0%9F%9A%97`)
  await expect(ask(page)).toHaveText('What kind of finance was it?')
  expect(faults).toEqual([])
})

test('nothing typed leaves the page', async ({ page }) => {
  await open(page, `${redress}${wholeRedress}`)
  const asked: string[] = []
  // The browser may ask for the icon again when the address changes, and for what keeps the site offline once it has time.
  const ownFile = /^https?:\/\/[^/]+\/(?:assets\/[\w-]+\.js|favicon\.svg)$/
  page.on('request', (request) => ownFile.test(request.url()) || asked.push(request.url()))
  await fold(page, 'Check a lender’s figures').locator('summary').click()
  await page.getByLabel('Total offered').fill('512.34')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(fold(page, 'Check a lender’s figures').locator('tbody tr')).toHaveCount(1)
  expect(asked).toEqual([])
})

test('interest stops at the last confirmed day, or at an earlier one of the visitor’s choice', async ({ page }) => {
  await open(page, `${redress}${wholeRedress}`)
  const before = await answer(page).getByRole('status').innerText()
  await press(page, 'The day interest stops', 'summary')
  await page.getByRole('textbox', { name: 'Year' }).fill('2030')
  await page.getByRole('button', { name: 'Work it out to this day' }).click()
  await expect(page.locator('.error-summary')).toContainText('the last day for which the Bank Rate is confirmed')
  await page.getByRole('textbox', { name: 'Year' }).fill('2020')
  await page.getByRole('button', { name: 'Work it out to this day' }).click()
  await expect(answer(page).getByRole('status')).not.toHaveText(before, { useInnerText: true })
  await expect(page.getByRole('button', { name: 'Work it out to this day' })).toBeFocused()
  await expect(page).toHaveURL(/until=2020-/)
})

test('an unknown commission gives three marked examples, the visitor’s to change, and no top figure', async ({
  page,
}) => {
  await open(page, `${redress}${wholeRedress.replace('commission=650', 'commission=unknown')}`)
  await expect(answer(page)).toContainText('£0, or more')
  const rows = page.locator('[data-example] tbody tr')
  await expect(rows.first()).toContainText('£300')
  await press(page, 'How much difference the commission makes', 'summary')
  await page.getByLabel('8%, 10%, 12%').check()
  await expect(rows.first()).toContainText('£800')
  await expect(page).toHaveURL(/examples=higher/)
})

test('agreements can be added, told apart and taken out', async ({ page }) => {
  await open(page, `${claim}${wholeClaim}&2.finance=lease`)
  await expect(page.locator('.run')).toHaveCount(2)
  await expect(page.locator('.run').nth(1)).toContainText('£0, because the scheme doesn’t cover leases')
  await press(page, 'Your answers for agreement 2', 'summary')
  await press(page, 'Remove agreement 2')
  await expect(page.locator('.run')).toHaveCount(1)
  await expect(answer(page)).toContainText('or £0')
  await expect(answer(page).locator('h2')).toBeFocused()
})

test('the text file holds the answer, the note and the steps', async ({ page }) => {
  await open(page, `${redress}${wholeRedress}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as text' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('redress-working.txt')
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toContain('£629.81 to £670.42, or £0')
  expect(text).toContain('Nothing is payable now')
  expect(text).toContain('The monthly payment at the lower APR: £240.15')
  expect(text).toContain('CONC App 1.2')
  expect(text).not.toMatch(/Compare|Continue/)
})

test('what is folded beneath a tool opens for a link to it, for a press, and on paper', async ({ page }) => {
  const sums = page.locator('#how-the-sum-is-worked-out')
  await page.goto(siteUrl(redress))
  await expect(sums).toBeHidden()
  await page.locator('summary', { hasText: 'How the sum is worked out' }).click()
  await expect(sums).toBeVisible()
  await page.goto(siteUrl('/guides/redress-payout-examples'))
  await page.goto(siteUrl(`${redress}#how-the-sum-is-worked-out`))
  await expect(sums).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#the-tests-in-order table')).toBeVisible()
})

test('starting again leaves nothing behind in the address', async ({ page }) => {
  await open(page, `${claim}${wholeClaim}`)
  await page.getByRole('button', { name: 'Delete everything and start again' }).click()
  await expect(ask(page)).toHaveText('What kind of finance was it?')
  await expect(page).toHaveURL(siteUrl(claim))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, says] of [
    [claim, '£18,000'],
    [redress, 'How we worked it out|The average of the two'],
    [agreement, 'The scheme doesn’t cover leases'],
    [standing, 'The letter says you’re too late'],
    [fees, '£1,499.99'],
  ] as const) {
    test(`${path} gives the same in words and tables, and hides the tool`, async ({ page }) => {
      await page.goto(siteUrl(path))
      await expect(page.locator('.tool')).toBeHidden()
      await expect(page.locator('section.without-script')).toContainText(new RegExp(says))
      expect(await page.locator('section.without-script details').count()).toBeGreaterThan(0)
    })
  }
})
