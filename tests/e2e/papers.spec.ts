import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { pdfOf } from '../../bench/papers/pdfOf.ts'
import { poundsText } from '../../bench/papers/writtenPapers.ts'
import { axeFaults, looks } from './axeFaults.ts'
import { choose, press } from './byKeyboard.ts'
import { answerForPack, forMyself, nameLender, screens, tellAgreement, tellPerson } from './caseAnswers.ts'
import { makePack } from './letterWalks.ts'
import { agreement, bring, deal, finding, panel } from './paperFiles.ts'
import { builtSite, expect, inWindow, siteUrl, test, watch } from './site.ts'
import { ask, open, paths, toolReady } from './tool.ts'

const useSure = (page: Page) => panel(page).getByRole('button', { name: /^Use the .* we’re sure of$/ })
const putIn = (page: Page) => panel(page).getByRole('button', { name: /^Fill in (?:one|\d+) answers?$/ })

for (const width of [360, 1280]) {
  test(`an agreement fills in the calculator at ${width} px, and nothing of it leaves the device`, async ({
    browser,
  }) => {
    await inWindow(browser, { viewport: { width, height: 800 } }, async (page) => {
      const faults = watch(page)
      await open(page, paths.redress)
      await expect(page.getByRole('radio').first()).toBeInViewport({ ratio: 1 })
      await bring(page, await agreement())
      await expect(finding(page, 'Amount of credit').locator('mark')).toHaveText(poundsText(deal.amountOfCredit))
      await expect(finding(page, 'Amount of credit')).toContainText('Page 1 of agreement.pdf')
      if (width === 1280) expect(await axeFaults(page, looks.crossed)).toEqual([])
      // Nothing is used before the visitor says yes.
      await expect(ask(page)).toHaveText('What kind of finance does the agreement say it is?')
      expect(page.url()).not.toContain('credit=')
      const requests: string[] = []
      // The browser asks for the page’s icon again with each new address, and for the tool’s own later parts.
      // The reader’s worker starts from a blob of the page.
      const ownFile = /^(?:https?:\/\/[^/]+\/(?:assets\/[\w-]+\.js|[\w-]+\.svg)$|blob:)/
      page.on('request', (request) => ownFile.test(request.url()) || requests.push(request.url()))
      await useSure(page).click()
      await expect(putIn(page)).toBeFocused()
      await putIn(page).click()
      expect(decodeURIComponent(page.url())).toContain(
        `credit=${deal.amountOfCredit / 100}&apr=${deal.apr / 100}&months=${deal.paymentCount}`,
      )
      // What papers say stands there with its passage, and what they do not say can be left open: the sum is one press away.
      await expect(ask(page)).toHaveText('Check your answers')
      await expect(ask(page)).toBeFocused()
      await expect(page.locator('.summary-list > div', { hasText: 'Amount of credit' })).toContainText(
        'Page 1 of agreement.pdf',
      )
      await page.getByText('More that you may know (optional)').click()
      await page.getByRole('radio', { name: 'A person, mainly for private use' }).check()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Show the result' }).click()
      await expect(page.locator('.tool .plate')).toContainText('£')
      expect(requests).toEqual([])
      expect(faults).toEqual([])
    })
  })
}

test('papers lead straight to the check: what they say with its passage, what is missing on top, then the letter', async ({
  page,
}) => {
  await open(page, paths.complaint)
  await bring(page, await agreement())
  await useSure(page).click()
  await putIn(page).click()
  await expect(ask(page)).toHaveText('Check your answers')
  const tool = page.locator('#tool')
  const lender = tool.locator('.summary-list > div', { hasText: 'Lender' }).first()
  await expect(lender).toContainText('Close Brothers Motor Finance')
  await expect(lender).toContainText('Page 1 of agreement.pdf')
  await expect(tool).toContainText('A few things are still missing.')
  await expect(tool.getByRole('group', { name: /kind of finance|When did the finance start/ })).toHaveCount(0)
  // Nothing is known of the person yet: there is no heading with nothing below it.
  await expect(tool.getByRole('heading', { level: 3 })).toHaveText(['The agreement'])
  expect(await axeFaults(page, looks.crossed)).toEqual([])
  await choose(page, 'acting', 'self')
  await choose(page, 'before', 'no')
  await tellPerson(page)
  await choose(page, 'want', 'both')
  await press(page, 'Write the letters')
  await expect(page.locator('.letter-sheet')).toContainText('Close Brothers Motor Finance')
  expect(await screens(page)).toBe(2)
})

test('the size that is said is what the reader weighs, and no visit fetches it unasked', async ({ page }) => {
  const assets = join(builtSite, 'assets')
  const file = readdirSync(assets).find((name) => /^papers-.*\.js\.br$/.test(name)) ?? ''
  const { readerSize } = parse(readFileSync('content/tools/papers/words.yaml', 'utf8')) as { readerSize: string }
  expect(Math.abs(statSync(join(assets, file)).size / 1000 - Number(readerSize))).toBeLessThan(20)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open(page, paths.redress)
  await page.getByText('Use my papers').click()
  const choose = panel(page).getByRole('button', { name: 'Choose files' })
  await choose.waitFor()
  const readers = () => fetched.filter((url) => url.includes('/papers-'))
  expect(readers()).toEqual([])
  // It starts while the visitor looks for the file.
  await choose.click()
  await expect.poll(readers).not.toEqual([])
  // The service worker knows its hash, and has it not among what it fetches by itself.
  const fetchedByItself = readFileSync(join(builtSite, 'sw.js'), 'utf8').match(/"url":"[^"]*/g) ?? []
  expect(fetchedByItself).not.toEqual([])
  expect(fetchedByItself.filter((url) => url.includes('/papers-'))).toEqual([])
})

test('an answer given before stays, unless the paper’s is chosen for it', async ({ page }) => {
  await open(page, `${paths.redress}#?product=hp&start=2016-06-15&credit=9999&at=credit`)
  await bring(page, await agreement())
  await expect(finding(page, 'Amount of credit')).toContainText('You’ve already answered £9,999')
  await useSure(page).click()
  await putIn(page).click()
  expect(page.url()).toContain('credit=9999&')
  await finding(page, 'Amount of credit').getByRole('button', { name: 'Use this' }).click()
  await panel(page).getByRole('button', { name: 'Fill in one answer' }).click()
  await expect(panel(page)).toContainText('We’ve filled in one answer.')
  await panel(page).getByRole('button', { name: 'Read other papers' }).click()
  await expect(panel(page).getByRole('button', { name: 'Choose files' })).toBeFocused()
  expect(page.url()).toContain(`credit=${deal.amountOfCredit / 100}&`)
})

test('a locked, a broken and an empty file, and a picture, each have their word, and the page goes on', async ({
  page,
}) => {
  await open(page, paths.redress)
  const file = (name: string, buffer: Uint8Array) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(buffer),
  })
  await bring(
    page,
    { ...(await agreement({ password: 'secret' })), name: 'locked.pdf' },
    file('broken.pdf', Buffer.from('%PDF-1.7 and then nothing')),
    file('empty.pdf', Buffer.alloc(0)),
    file('photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])),
    file('scan.pdf', await pdfOf([[]])),
    await agreement(),
  )
  for (const words of [
    'locked.pdf is locked',
    'We couldn’t read broken.pdf',
    'empty.pdf is empty',
    'photo.jpg is a picture',
    'scan.pdf only has pictures',
  ])
    await expect(panel(page)).toContainText(words)
  await expect(finding(page, 'APR')).toHaveCount(1)
})

const finalResponse = {
  name: 'letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`Black Horse Limited
PO Box 1, Cardiff

2 November 2026

Agreement number: 61220987

Dear Ms Sample

Thank you for your complaint about commission. We have not upheld it. This is our final response. You have six months from the date of this letter to refer it to the Financial Ombudsman Service.

Yours sincerely`),
}

test('a lender’s letter has its kind, its date and what that starts', async ({ browser }) => {
  await inWindow(browser, { viewport: { width: 360, height: 800 } }, async (page) => {
    await open(page, paths.redress)
    await bring(page, finalResponse)
    await expect(panel(page).getByRole('heading', { name: 'Final response', exact: true })).toBeVisible()
    await expect(panel(page)).toContainText('Dated 2 November 2026')
    await expect(panel(page)).toContainText('Last day to go to the ombudsman: Sunday 2 May 2027')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await axeFaults(page, looks.crossed)).toEqual([])
    await panel(page).getByRole('button', { name: 'Add it to my dates' }).click()
    await expect(panel(page).locator('.finding:focus')).toContainText('Final response')
    await panel(page).getByRole('link', { name: 'See all your deadlines' }).click()
    await toolReady(page)
    await expect(page.locator('#tool')).toContainText('2 November 2026')
    await expect(page.locator('#tool')).toContainText('Sunday 2 May 2027')
  })
})

test('a bundle ticks the evidence list, and its passages on commission stand in the ombudsman pack with their pages', async ({
  page,
}) => {
  await open(page, paths.ombudsman)
  await answerForPack(page)
  await bring(page, {
    name: 'bundle.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      [
        'Data subject access request: what we enclose',
        'Hire purchase agreement\nAgreement number: 4400123987\nAPR 8.9%',
        'Commission statement\nWe paid Larkfield Motors Limited a commission of £650.00 for this agreement.',
      ].join('\f'),
    ),
  })
  await panel(page).getByRole('button', { name: 'Save these passages as notes in my case' }).click()
  await panel(page).getByRole('button', { name: 'Tick these on my evidence list' }).click()
  await page.getByRole('button', { name: 'Close my papers' }).click()
  await makePack(page)
  const sheets = page.locator('.letter-sheet')
  await expect(sheets.nth(2)).toContainText('a commission of £650.00 for this agreement. (Page 3 of bundle.txt)')
  await expect(sheets.nth(3)).toContainText('agreement')
})

test('two agreements fit a phone: what is clear is folded, and can be put in all the same', async ({ browser }) => {
  await inWindow(browser, { viewport: { width: 360, height: 800 } }, async (page) => {
    await open(page, paths.redress)
    await bring(page, await agreement(), {
      name: 'other.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        'Hire purchase agreement\nAgreement number: 7788120\nAmount of credit: £9,000.00\n48 monthly payments of £222.07\nTotal charge for credit: £1,659.36\nTotal amount payable: £10,659.36\nAPR: 8.9%\nDate of agreement: 12/03/2016\nThe car is ours until then.',
      ),
    })
    const folds = panel(page).locator('details', { hasText: 'we’re sure of' })
    await expect(folds).toHaveCount(2)
    await expect(finding(page, 'APR').first()).toBeHidden()
    await folds.first().locator('summary').click()
    await expect(finding(page, 'APR').first()).toBeVisible()
    await useSure(page).click()
    await putIn(page).click()
    expect(decodeURIComponent(page.url())).toContain('2.credit=9000&2.apr=8.9')
  })
})

test('a lender’s letter is handed to the reply decoder, with its date', async ({ page }) => {
  await open(page, paths.redress)
  await bring(page, finalResponse)
  await panel(page).getByRole('link', { name: 'Open it in the reply decoder' }).click()
  await expect(ask(page)).toHaveText('How do you want to look up the letter?')
  await toolReady(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'Paste the letter here' })).toHaveValue(/This is our final response/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'Month' })).toHaveValue('11')
})

test('a lender’s letter that is pasted answers the checker’s questions, and says so before it changes one', async ({
  page,
}) => {
  await open(
    page,
    `${paths.standing}#?whose=mine&nation=scotland&court=no&settled=no&complained=to-lender&complained-on=2025-05&start=2016-05&letter=none`,
  )
  await page.getByText('Use my papers').click()
  await panel(page).getByRole('textbox').fill(finalResponse.buffer.toString())
  await panel(page).getByRole('button', { name: 'Read this text' }).click()
  await expect(panel(page)).toContainText('You gave a different answer to one of them.')
  await panel(page).getByRole('button', { name: 'Answer the questions from this letter' }).click()
  await expect(panel(page)).toContainText('We’ve answered the questions from this letter.')
  expect(decodeURIComponent(page.url())).toContain('letter=final-response')
  expect(decodeURIComponent(page.url())).toContain('letter-date=2026-11-02')
  await page.getByRole('button', { name: 'Close my papers' }).click()
  await expect(page.locator('#tool')).toContainText('2 November 2026')
})

test('a press during which the way in is taken over by its script opens it', async ({ page }) => {
  await open(page, paths.redress)
  const wayIn = page.getByText('Use my papers')
  await wayIn.scrollIntoViewIfNeeded()
  const place = await wayIn.boundingBox()
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 10)
  await page.mouse.down()
  await page.getByRole('button', { name: 'Use my papers' }).waitFor()
  await page.mouse.up()
  await expect(panel(page).locator('input[type="file"]')).toBeAttached()
})

test('without script the way in is not shown; where the script does not come it leads to the sheet that says where to look', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [false, true])
    await inWindow(browser, { javaScriptEnabled }, async (page) => {
      await page.route(/\.js$/, (route) => route.abort())
      await page.goto(siteUrl(paths.redress))
      const way = page.getByRole('link', { name: 'Use my papers' })
      await expect(way).toBeVisible({ visible: javaScriptEnabled })
      if (!javaScriptEnabled) return
      await way.click()
      await expect(page.getByRole('heading', { name: 'What to look for on your agreement' })).toBeVisible()
    })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test('once a paper was read, papers are read without a network', async ({ page, context }) => {
    await open(page, paths.redress)
    await page.waitForFunction(
      async () =>
        (await navigator.serviceWorker.ready).active?.state === 'activated' &&
        navigator.serviceWorker.controller !== null,
    )
    await bring(page, await agreement())
    await context.setOffline(true)
    await page.reload()
    await toolReady(page)
    const answered: string[] = []
    page.on('response', (response) => {
      const onDevice = response.fromServiceWorker() || response.url().startsWith('blob:')
      answered.push(onDevice ? 'the device' : response.url())
    })
    await bring(page, await agreement())
    await expect(finding(page, 'APR')).toHaveCount(1)
    // Every one of them is answered on the device.
    expect(answered.filter((from) => from !== 'the device')).toEqual([])
    expect(answered.length).toBeGreaterThan(2)
  })
})

test('what the saved case knows fills a calculator by one press, and says where it is from', async ({ page }) => {
  await open(page, paths.complaint)
  await forMyself(page, 'no')
  await nameLender(page, 'Black Horse')
  await tellAgreement(page, 'pcp')
  await press(page, 'Continue')
  await press(page, 'Save on this device')
  await open(page, '/pcp-claim-calculator')
  await page.getByRole('button', { name: 'Use 2 answers in my case' }).click()
  expect(decodeURIComponent(page.url())).toContain('finance=pcp&start=2016-05')
  await expect(ask(page)).toHaveText('Check your answers')
  await expect(page.locator('.summary-list > div', { hasText: 'From your case' })).toHaveCount(2)
})
