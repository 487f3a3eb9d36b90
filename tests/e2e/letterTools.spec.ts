import type { Page } from '@playwright/test'
import { answer, arrived, choose, press, type, walkByEveryKey } from './byKeyboard.ts'
import { typed } from './caseAnswers.ts'
import { answerAccess, fillTemplate, markEvidence, savedBy, wordsOfWord } from './letterWalks.ts'
import { expect, test } from './site.ts'
import { open, paths, wholeClaim } from './tool.ts'

test.use({
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
} as never)

/** What a visitor’s own words are in a request that the page makes. */
function watchFor(page: Page, ...words: string[]): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  return () => asked.filter((request) => words.some((each) => request.includes(each)))
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('an access request by keyboard on a phone: checked, changed, copied, kept as text and Word, noted as sent, and written about again', async ({
  page,
}) => {
  walkByEveryKey(page)
  const told = watchFor(page, ...Object.values(typed))
  await open(page, paths.access)
  await answerAccess(page)
  await expect(page.locator('#tool')).toContainText('Recordings of calls')
  await press(page, /Change agreement number/)
  await answer(page, () => type(page, 'agreement-number', 'BH-112233'), 'Check your answers')
  await press(page, 'Write the requests')
  await arrived(page, 'Your 2 requests are ready')
  expect(await page.locator('.task-list button').allTextContents()).toEqual([
    'Letter to Some Old Bank',
    'Letter to Quixote Motors, Leeds',
  ])
  await press(page, 'Letter to Some Old Bank')
  await arrived(page, 'Your request to Some Old Bank')
  const sheet = page.locator('.letter-sheet')
  const says = [
    'Subject access request',
    'BH-112233',
    typed.name,
    typed.other,
    typed.street,
    'from 2016 to 2019',
    'recordings of calls with me',
    'I do not want general policies.',
    'Please give me a safe way to download it',
    'Please send my data and leave out that person’s.',
  ]
  for (const words of says) await expect(sheet).toContainText(words)
  await expect(sheet).not.toContainText('1970')
  expect(await fits(page)).toBe(0)

  await press(page, 'Copy the letter')
  await expect(page.locator('.letter-actions [role="status"]')).toHaveText('We’ve copied the letter.')
  const text = await savedBy(page, 'Download as text')
  const word = await savedBy(page, 'Download for Word', wordsOfWord)
  for (const words of says)
    for (const kept of [await clipboard(page), text.words, word.words]) expect(kept).toContain(words)
  expect(text.name).toMatch(/^access-request-some-old-bank-\d{4}-\d{2}-\d{2}\.txt$/)
  expect(word.name).toBe(text.name.replace(/txt$/, 'docx'))

  await type(page, 'sent-on-day', '1')
  await type(page, 'sent-on-month', '9')
  await type(page, 'sent-on-year', '2026')
  await press(page, 'I’ve sent it')
  await expect(page.locator('.what-next')).toContainText('You sent it on 1 September 2026.')
  await press(page, 'Next request: Quixote Motors, Leeds')
  await arrived(page, 'Your request to Quixote Motors, Leeds')
  await expect(sheet).toContainText('Dear Data Protection Team')
  await press(page, 'Back')
  await arrived(page, 'Your request to Some Old Bank')

  await press(page, 'What to do when they reply, or don’t')
  await arrived(page, 'What did they do about your request?')
  await expect(page.locator('#received-month')).toHaveValue('9')
  await choose(page, 'sar-reply', 'partial')
  await page.locator('#missing').fill('x'.repeat(1_002))
  await press(page, 'Continue')
  await expect(page.locator('.error-summary')).toContainText('2 characters too many')
  await page.locator('#missing').fill('Recordings of calls')
  await press(page, 'Continue')
  await expect(sheet).toContainText('Recordings of calls')
  await page.goBack()
  await arrived(page, 'What did they do about your request?')
  await choose(page, 'sar-reply', 'chased')
  await press(page, 'Continue')
  await expect(sheet).toContainText('I am complaining about how you have dealt with it.')
  await expect(sheet).toContainText('Recordings of calls')
  await page.goBack()
  await arrived(page, 'What did they do about your request?')
  await choose(page, 'sar-reply', 'fee')
  await choose(page, 'sar-also', 'yes')
  await press(page, 'Continue')
  await expect(page.locator('.plate')).toContainText('You can write back')
  await expect(sheet).toContainText(typed.name)
  await expect(page.locator('.plate h2')).toBeFocused()
  await expect(page).toHaveTitle(/^You can write back – /)
  expect((await savedBy(page, 'Download as text')).words).toContain('fee')
  await page.goBack()
  await arrived(page, 'What did they do about your request?')
  await expect(page.locator('input[name="sar-reply"]:checked')).toHaveValue('fee')
  await expect(page.locator('#received-month')).toHaveValue('9')
  await page.goForward()
  await press(page, 'Back to the request')
  await arrived(page, 'Your 2 requests are ready')
  expect(told()).toEqual([])
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
})

test('a letter to copy by keyboard on a phone: chosen, every blank filled, copied and kept as text', async ({
  page,
}) => {
  walkByEveryKey(page)
  const told = watchFor(page, 'my words')
  await open(page, paths.template)
  for (const letter of ['ask', 'complain', 'no-reply', 'agreement-copy']) {
    const filled = await fillTemplate(page, letter)
    expect(filled.length, letter).toBeGreaterThan(5)
    await press(page, 'Copy the text')
    await expect(page.locator('#tool')).toContainText('We’ve copied the text.')
    const { name, words } = await savedBy(page, 'Download as text')
    expect(name).toMatch(new RegExp(`^letter-${letter}-\\d{4}-\\d{2}-\\d{2}\\.txt$`))
    expect(await clipboard(page)).toBe(words)
    for (const own of filled) expect(words).toContain(own)
    expect(words.replace('[2025] UKSC', '')).not.toMatch(/[[\]]/)
    await expect(page.locator('.letter-sheet')).toContainText(filled.at(-1) ?? '')
  }
  expect(await fits(page)).toBe(0)
  expect(told()).toEqual([])
})

test('a letter to copy is started again only when that is asked and answered', async ({ page }) => {
  await open(page, paths.template)
  const box = page.locator('#template-text')
  const blank = await box.inputValue()
  await box.fill('My own words')
  await press(page, 'Start this letter again')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Keep them' }).click()
  await expect(box).toHaveValue('My own words')
  await press(page, 'Start this letter again')
  await dialog.getByRole('button', { name: 'Delete my words' }).click()
  await expect(box).toHaveValue(blank)
  await expect(box).toBeFocused()
})

test('a result, a letter to copy and the list are handed to the device’s own ways to share, as text', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] })
    Object.defineProperty(navigator, 'share', {
      value: async ({ text }: { text: string }) => void (window as unknown as { shared: string[] }).shared.push(text),
    })
  })
  for (const [path, words] of [
    [`${paths.claim}${wholeClaim}`, 'What to do next'],
    [paths.template, 'Dear '],
    [paths.evidence, 'Your finance agreement'],
  ] as const) {
    await open(page, path)
    await page.getByRole('button', { name: 'Share as text' }).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared.join())
    await expect.poll(shared, path).toContain(words)
  }
})

test('the evidence list by keyboard on a phone: every paper marked, counted, copied and kept as text', async ({
  page,
}) => {
  walkByEveryKey(page)
  const told = watchFor(page, 'Shelf')
  await open(page, paths.evidence)
  const marked = await markEvidence(page)
  expect(marked.length).toBe(15)
  await expect(page.getByText('You have 5 of 15.')).toBeVisible()
  await press(page, 'Copy the text')
  await expect(page.locator('#tool')).toContainText('We’ve copied the text.')
  const { name, words } = await savedBy(page, 'Download as text')
  expect(name).toMatch(/^evidence-\d{4}-\d{2}-\d{2}\.txt$/)
  expect(await clipboard(page)).toBe(words)
  expect(words.trim().split('\n').slice(2)).toEqual(marked)
  expect(await fits(page)).toBe(0)
  expect(told()).toEqual([])
})
