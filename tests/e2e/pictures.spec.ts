import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { emptyCaseFile, exportCaseFile, nothingAsked } from '../../src/casefile/caseFile.ts'
import { layoutShifts, noteLayoutShifts } from './layoutShifts.ts'
import { expect, htmlFiles, inWindow, siteUrl, test, watch } from './site.ts'

const agreement = '/pcp-commission-transparency'
const slider = '/discretionary-commission-arrangements-explained'
const journey = '/guides/redress-what-to-do-now'
const timeline = '/guides/redress-timeline'

test('no picture is heavier than 6 kB of HTML', () => {
  const heavy = htmlFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<figure\b.*?<\/figure>/gs)].flatMap(([figure]) =>
      Buffer.byteLength(figure) > 6000 ? [`${file}: ${Buffer.byteLength(figure)} bytes, ${figure.slice(0, 120)}`] : [],
    ),
  )
  expect(heavy).toEqual([])
})

test.describe('a paper that is pointed at', () => {
  const marked = (page: Page) =>
    page
      .locator('.pointed .point')
      .evaluateAll((parts) =>
        parts.flatMap((part, index) =>
          getComputedStyle(part).getPropertyValue('--mark') === '' ? [] : [(index % 10) + 1],
        ),
      )

  test('marks a part and its name together, by pointer on either', async ({ page }) => {
    await page.goto(siteUrl(agreement))
    expect(await marked(page)).toEqual([])
    await page.locator('.pointed svg .point').nth(5).hover()
    expect(await marked(page)).toEqual([6, 6])
    await page.locator('.pointed li').nth(2).hover()
    expect(await marked(page)).toEqual([3, 3])
  })

  test('and by the keyboard: one stop, and the arrow keys from part to part', async ({ page }) => {
    await page.goto(siteUrl(agreement))
    const first = page.getByRole('radio', { name: 'The kind of agreement' })
    await first.focus()
    await page.keyboard.press('Space')
    expect(await marked(page)).toEqual([1, 1])
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'The lender' })).toBeFocused()
    expect(await marked(page)).toEqual([2, 2])
  })
})

test('the slider moves the rate, the payment and the cost, by keyboard too', async ({ page }) => {
  const faults = watch(page)
  await page.goto(siteUrl(slider))
  const rate = page.getByRole('slider', { name: 'The rate the dealer picked' })
  await expect(rate).toHaveAttribute('aria-valuetext', '9.9% APR')
  await rate.focus()
  await page.locator('#rate[data-ready]').waitFor()
  await page.keyboard.press('End')
  await expect(rate).toHaveAttribute('aria-valuetext', '15.9% APR')
  await expect(page.locator('.at-rate')).toContainText('£3,321.53')
  await page.keyboard.press('ArrowLeft')
  await expect(rate).toHaveAttribute('aria-valuetext', '15.4% APR')
  expect(faults).toEqual([])
})

test('an answer shows at which step of a complaint its page is, and says so as text', async ({ page }) => {
  await page.goto(siteUrl('/pcp-claim-eligibility-checker#?vehicle=car&finance=lease&start=2018-06'))
  await page.locator('.result summary', { hasText: 'What to do next' }).click()
  await expect(page.locator('.result figure').getByRole('img', { name: 'Find, Write, Wait, Read' })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as text' }).click()
  const words = readFileSync(await (await file).path(), 'utf8')
  expect(words).toContain(
    '\nWhat to do next\n\nMaking a complaint, step 2 of 5: Write to the lender\n\nSee how far your complaint has got',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the slider is left out and its steps stand in a table', async ({ page }) => {
    await page.goto(siteUrl(slider))
    await expect(page.getByRole('slider')).toBeHidden()
    await expect(page.getByRole('row', { name: /^15\.9% £277\.53 £3,321\.53 £572\.56/ })).toBeVisible()
  })

  test('the parts of an agreement are marked as with them', async ({ page }) => {
    await page.goto(siteUrl(agreement))
    await page.getByText('The total charge for credit').first().click()
    await expect(page.getByRole('radio', { name: 'The total charge for credit' })).toBeChecked()
  })

  test('the years lead to their days, and today is marked', async ({ page }) => {
    await page.goto(siteUrl(timeline))
    // The dots of a year stand above it, and all days in one column.
    const middles = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ x, width }) => Math.round(x + width / 2)),
        )
    expect((await middles('.years a')).slice(0, -1)).toEqual(await middles('.year-dots svg'))
    const starts = (selector: string) =>
      page.locator(selector).evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().x))])
    const [days, words] = [await starts('.timeline summary time'), await starts('.timeline h3')]
    expect([days.length, words.length, (words[0] ?? 0) - (days[0] ?? 0)]).toEqual([1, 1, 160])
    const years = page.getByRole('navigation', { name: 'Move along by year' })
    await years.getByRole('link', { name: '2025' }).click()
    const day = page.locator('#year-2025')
    await expect(day).toBeInViewport()
    await expect(day.locator('p')).toBeHidden()
    await day.locator('summary').click()
    await expect(day.locator('p')).toBeVisible()
    await expect(page.locator('.timeline li[data-ahead] p').first()).toBeVisible()
    await years.getByRole('link', { name: 'Today' }).click()
    await expect(page.locator('#timeline-today')).toBeInViewport()
    await expect(years).toBeInViewport()
  })
})

test('without a case nothing is said of one, and none of its code is fetched', async ({ page }) => {
  await page.goto(siteUrl(journey), { referer: siteUrl('/'), waitUntil: 'networkidle' })
  await expect(page.locator('.journey-place')).toContainText('There are five steps.')
  await expect(page.getByText('You are here').first()).toBeHidden()
  await expect(page.locator('#journey-place')).not.toHaveAttribute('data-ready')
})

/** A case in which one lender was written to, as the tools keep it. */
const keptCase = JSON.stringify({
  schema: 2,
  revision: 1,
  savedAt: '2026-10-01T10:00:00Z',
  caseFile: exportCaseFile({
    caseFile: {
      ...emptyCaseFile('one'),
      agreements: [{ id: 'a', lenderId: 'black-horse', type: 'pcp', joint: 'no' }],
      events: [{ id: 'e', date: '2026-10-01', kind: 'complaintSent', lenderId: 'black-horse' }],
    },
    answers: nothingAsked,
  }),
})

test('the steps at which a saved case stands are marked, and nothing moves', async ({ browser }) => {
  await inWindow(browser, { viewport: { width: 360, height: 740 } }, async (page) => {
    await page.goto(siteUrl('/guides/complaint-letter-generator'))
    await page.evaluate((kept) => {
      localStorage.setItem('car-finance-case.a', kept)
      localStorage.setItem('car-finance-case', 'car-finance-case.a')
    }, keptCase)
    await noteLayoutShifts(page)
    await page.goto(siteUrl(journey), { referer: siteUrl('/') })
    await page.locator('.journey').scrollIntoViewIfNeeded()
    await expect(page.locator('.journey-place')).toHaveText(
      'From the case saved on this device, you’re at step 3. Nothing has been sent.',
    )
    await expect(page.locator('[aria-current="step"]')).toContainText('Wait, and keep the dates')
    await expect(page.getByText('You are here').nth(2)).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
  })
})
