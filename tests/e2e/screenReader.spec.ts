// What a screen reader says, by a virtual one. docs/screen-readers.md says what the real ones say differently.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { arrived, choose, press } from './byKeyboard.ts'
import { answerComplaint, forMyself, typed } from './caseAnswers.ts'
import { expect, siteUrl, test } from './site.ts'
import { open, paths, wholeRedress } from './tool.ts'

const reader = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
)

test.beforeEach(({ page }) =>
  page.route('**/virtual-screen-reader.js', (route) => route.fulfill({ contentType: 'text/javascript', body: reader })),
)

/** Ends of what was begun, and elements that say nothing by themselves. */
const unsaid = /^end\b|^(?:paragraph|strong|mark|caption|list|rowgroup|end)$/

/** Goes through a part of a page from its start to its end, as with the arrow keys, and answers with what is said; not twice what stands in a name that was just said. */
async function heard(page: Page, part: string): Promise<string[]> {
  const said = await page
    .locator(part)
    .first()
    .evaluate(async (container, address) => {
      const { virtual } = (await import(address)) as typeof import('@guidepup/virtual-screen-reader')
      await virtual.start({ container })
      const first = await virtual.lastSpokenPhrase()
      do await virtual.next()
      while ((await virtual.lastSpokenPhrase()) !== first)
      const phrases = await virtual.spokenPhraseLog()
      await virtual.stop()
      return phrases
    }, '/virtual-screen-reader.js')
  const words = said.slice(0, -1).filter((phrase) => !unsaid.test(phrase))
  return words.filter((phrase, index) => !words[index - 1]?.includes(phrase))
}

test('the header and the search say what they are and how many were found', async ({ page }) => {
  await page.goto(siteUrl('/what-is-pcp'))
  expect((await heard(page, '.site-header')).slice(0, 10)).toEqual([
    'banner',
    'link, Kerbside Claims Claims management company',
    'Claims management company',
    'form',
    'search',
    'Search this site',
    'combobox, Search this site, has popup listbox, not expanded, autocomplete in list',
    'button, Search',
    'status',
    'navigation, Main',
  ])
  await page.goto(siteUrl('/search#q=pcp'))
  await expect(page.locator('.results li').first()).toBeVisible()
  const said = await heard(page, '#search')
  expect(said.slice(0, 7)).toEqual([
    'form',
    'Search this site',
    'Type a question, a lender, a make of car, or a code from a letter.',
    'What you type here stays on this device.',
    'searchbox, Search this site, pcp, Type a question, a lender, a make of car, or a code from a letter. What you type here stays on this device.',
    'button, Search',
    'checkbox, Press / on any page to search, checked',
  ])
  expect(said).toContainEqual(expect.stringMatching(/^\d+ results$/))
  expect(said).toContain('heading, What to read, level 2')
  expect(said).toContainEqual(expect.stringMatching(/^listitem, level 1, position 1, set size \d+$/))
  expect(said).toContain('link, What is PCP?')
})

test('every kind of question says its name, its help and its state', async ({ page }) => {
  await open(page, paths.decoder)
  const how = [
    'heading, How do you want to look up the letter?, level 2',
    'radio, Pick what it says from a list, not checked, position 1, set size 2',
    'radio, Paste the letter, We read it on your device and don’t send it anywhere, not checked, position 2, set size 2',
    'We read it on your device and don’t send it anywhere',
    'button, Continue',
  ]
  expect(await heard(page, '#tool form')).toEqual(['form', 'group, How do you want to look up the letter?', ...how])
  await press(page, 'Continue')
  await expect(page.locator('.error-summary')).toBeFocused()
  const missing = 'Select how you want to look up the letter'
  expect(await heard(page, '.error-summary')).toEqual([
    'alert, There is a problem',
    'heading, There is a problem, level 2',
    'listitem, level 1, position 1, set size 1',
    `link, ${missing}`,
  ])
  expect((await heard(page, '#tool form')).slice(0, 5)).toEqual([
    'form',
    `group, How do you want to look up the letter?, Error: ${missing}`,
    how[0],
    'Error:',
    missing,
  ])
  await choose(page, 'how', 'paste')
  await press(page, 'Continue')
  await arrived(page, 'Paste the letter here')
  const help =
    'Or type the lines that give the reason. Leave out your name and account number, because they aren’t needed.'
  expect(await heard(page, '#tool form')).toEqual([
    'form',
    'heading, Paste the letter here, level 2',
    help,
    `textbox, Paste the letter here, ${help}`,
    'button, Continue',
  ])
  await open(page, `${paths.claim}#?finance=hp`)
  const like = 'Month and year, like 5 2016. A rough date is enough, or just the year.'
  expect(await heard(page, '#tool form')).toEqual([
    'form',
    `group, When did the finance start?, ${like}`,
    'heading, When did the finance start?, level 2',
    like,
    'textbox, Month',
    'Year',
    'textbox, Year',
    'or',
    'checkbox, I don’t know, not checked',
    'button, Continue',
  ])
  await open(page, paths.complaint)
  await forMyself(page, 'no')
  expect(await heard(page, '#tool form')).toContainEqual(
    expect.stringMatching(
      /^combobox, Which lender was it\?, Look at the agreement .+, not expanded, autocomplete in list/,
    ),
  )
})

test('a result, a chart and a letter are said in the order they are read in', async ({ page }) => {
  await open(page, `${paths.redress}${wholeRedress}`)
  expect(await heard(page, '.plate')).toEqual([
    'heading, By this method, before any fee, level 2',
    'status',
    '£629.81 to £670.42',
    ',',
    'or £0',
  ])
  expect((await heard(page, '#tool .chart')).slice(0, 9)).toEqual([
    'figure',
    'The parts.',
    'What the remedies are made of, with the minimum rate applied to each year.',
    'table',
    'row, What Figure Bar',
    'columnheader, What',
    'columnheader, Figure',
    'columnheader, Bar',
    'row, Commission £650',
  ])
  await open(page, paths.complaint)
  await answerComplaint(page)
  await press(page, 'Write the letters')
  await arrived(page, /Your letter to Black Horse/)
  const letter = await heard(page, '.letter-sheet')
  expect(letter[0]).toBe('article, Letter to Black Horse Limited')
  expect(letter.filter((phrase) => phrase.startsWith('heading'))).toEqual([
    'heading, Car finance commission: questions and a complaint, agreement BH-778899, level 3',
    'heading, Part A: please tell me within 1 month (this part is not a complaint), level 4',
    'heading, Part B: the complaint, level 4',
  ])
  const order = ['Dear Complaints Team', 'listitem, level 1, position 1, set size 5', 'Yours faithfully', typed.name]
  expect(letter.filter((phrase) => order.includes(phrase))).toEqual(order)
})
