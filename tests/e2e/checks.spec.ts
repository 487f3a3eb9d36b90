import type { Page } from '@playwright/test'
import { toolFaults } from './axeFaults.ts'
import { answerByKey, choose, press, tabTo, walkByEveryKey } from './byKeyboard.ts'
import { expect, inWindow, test } from './site.ts'
import { answer, ask, open, paths, toolReady } from './tool.ts'

const { decoder, represented, genuine, finder } = paths

const signs = [
  'Did you fill in an online form to “check” a car, a plate or a refund?',
  'Did you tick a box, or sign with your finger on a screen?',
  'Have you had a message about “your claim”, or one with a case number?',
  'Did you send anyone a copy of your ID for a car finance refund?',
  'Has a lender told you that it heard from your representative?',
  'Have you had an email with “letter of authority” or “terms of engagement” in it?',
]
const doubts = [
  'Does it ask for money, a code, a password or card details?',
  'Does it press you to act today?',
  'Did it come out of the blue?',
  'Does it quote real details about you, such as your number plate?',
  'Does it want you to click, scan or call a number it gives you?',
  'Does it say it’s from the regulator, or from “the scheme”?',
]

/** Types into the boxes of a question, whose first label is its heading. */
async function typeByKey(page: Page, question: string, box: string, ...given: string[]): Promise<void> {
  await expect(ask(page)).toHaveText(question)
  await tabTo(page, box)
  for (const [index, words] of given.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
}

async function signByKey(page: Page): Promise<void> {
  await answerByKey(page, 'Who are you writing for?', 0)
  await typeByKey(page, 'About you', '#full-name', 'Zebedee Quill')
}

/** The walks, each to the step whose state is looked at. */
const walks: Record<string, { path: string; walk: (page: Page) => Promise<void>; typed: string[] }> = {
  'a letter picked from the list': {
    path: decoder,
    typed: [],
    walk: async (page) => {
      await answerByKey(page, 'How do you want to look up the letter?', 0)
      await expect(ask(page)).toHaveText('What does the letter say?')
      await tabTo(page, '#says')
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await answerByKey(page, 'Had you complained to this lender before you got the letter?', 0)
      await typeByKey(page, 'What’s the date on the letter?', '#dated-day', '2', '11', '2026')
      await page.keyboard.press('Enter')
      await expect(answer(page)).toContainText('2 May 2027')
    },
  },
  'a letter pasted': {
    path: decoder,
    typed: ['Zanzibar', 'full and final'],
    walk: async (page) => {
      await answerByKey(page, 'How do you want to look up the letter?', 1)
      await typeByKey(
        page,
        'Paste the letter here',
        '#words',
        'Zanzibar offers this in full and final settlement. Code RD02.',
      )
      await tabTo(page, '.tool form .button')
      await page.keyboard.press('Enter')
      await typeByKey(page, 'What’s the date on the letter?', '#dated-day', '2', 'Nov', '2026')
      await page.keyboard.press('Enter')
      await expect(answer(page)).toContainText('2 May 2027')
      await expect(page.locator('.tool')).toContainText('Found by the words “full and final”')
    },
  },
  'a letter of no known words': {
    path: decoder,
    typed: ['Xylophone'],
    walk: async (page) => {
      await answerByKey(page, 'How do you want to look up the letter?', 1)
      await typeByKey(page, 'Paste the letter here', '#words', 'Xylophone')
      await tabTo(page, '.tool form .button')
      await page.keyboard.press('Enter')
      await typeByKey(page, 'What’s the date on the letter?', '#dated-day', '2', '11', '2026')
      await page.keyboard.press('Enter')
      await expect(answer(page)).toContainText('We didn’t recognise what it says')
    },
  },
  'signs of a firm': {
    path: represented,
    typed: [],
    walk: async (page) => {
      for (const [index, sign] of signs.entries()) await answerByKey(page, sign, index === 1 ? 0 : 1)
      await expect(answer(page)).toContainText('A firm may already act for you')
    },
  },
  'signs of a scam': {
    path: genuine,
    typed: [],
    walk: async (page) => {
      await answerByKey(page, doubts[0] ?? '', 0)
      await expect(answer(page)).toContainText('Treat it as a scam')
      await expect(page.locator('.tool')).toContainText('159')
      await expect(page.locator('.tool')).toContainText('7726')
    },
  },
  'a doubtful message': {
    path: genuine,
    typed: ['blackh'],
    walk: async (page) => {
      for (const [index, doubt] of doubts.entries()) await answerByKey(page, doubt, index === 4 ? 0 : 1)
      await expect(answer(page)).toContainText('Check before you reply')
      await tabTo(page, '#claimed-lender')
      await page.keyboard.type('blackh')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.locator('.tool .summary-list')).toContainText('Black Horse')
    },
  },
  'a make and a year': {
    path: finder,
    typed: ['vaux', '2016'],
    walk: async (page) => {
      await answerByKey(page, 'What do you know about the finance?', 0)
      await typeByKey(page, 'Which make of car was it?', '#make', 'vaux')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await typeByKey(page, 'Which year did the finance start?', '#year', '2016')
      await page.keyboard.press('Enter')
      await expect(answer(page)).toContainText('Vauxhall Finance')
      await expect(page.locator('.tool')).toContainText(
        'Who deals with complaints now: Stellantis Financial Services UK Limited (not confirmed).',
      )
    },
  },
  'a name that is not listed': {
    path: finder,
    typed: ['Qwertyfin'],
    walk: async (page) => {
      await answerByKey(page, 'What do you know about the finance?', 1)
      await typeByKey(page, 'Which name do you have?', '#name', 'Qwertyfin')
      await page.keyboard.press('Enter')
      await expect(answer(page)).toContainText('That name isn’t on our list')
      await expect(page.locator('.tool')).toContainText('Your bank app')
    },
  },
}

/** Every address and body a page sends. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

for (const [name, { path, walk, typed }] of Object.entries(walks)) {
  test(`${name}: walked by keyboard, nothing typed is sent, and axe finds nothing`, async ({ browser }) => {
    await inWindow(browser, { viewport: { width: 360, height: 740 } }, async (page) => {
      walkByEveryKey(page)
      const sent = sentBy(page)
      await open(page, path)
      expect.soft(await toolFaults(page), 'question').toEqual([])
      await walk(page)
      // The free way first, and what we would take in pounds.
      await expect
        .soft(page.locator('.tool .result'))
        .toContainText(
          'If you did it yourself, you’d keep it all. With us you’d keep £640, after a fee of £360 including VAT',
        )
      expect.soft(await toolFaults(page), 'result').toEqual([])
      expect.soft(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
      for (const words of typed)
        expect
          .soft(sent.filter((one) => decodeURIComponent(one).toLowerCase().includes(words.toLowerCase())))
          .toEqual([])
      // Browsers keep titles, and share them between a person’s devices.
      const title = (await page.title()).toLowerCase()
      expect.soft(typed.filter((words) => title.includes(words.toLowerCase()))).toEqual([])
    })
  })
}

test('an unanswered question says what to do, and Back keeps what was answered', async ({ page }) => {
  await open(page, genuine)
  await page.locator('.tool').getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.locator('.error-summary')).toContainText('Select yes, no or “I’m not sure”')
  await answerByKey(page, doubts[0] ?? '', 2)
  await expect(ask(page)).toHaveText(doubts[1] ?? '')
  await expect(ask(page)).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'I’m not sure' })).toBeChecked()
})

test('a refusal leads to the letter back, signed and to the lender named', async ({ page }) => {
  const sent = sentBy(page)
  await open(page, decoder)
  await walks['a letter picked from the list']?.walk(page)
  await press(page, 'Ask which time limit it means')
  await typeByKey(page, 'Which lender was it?', '#lender', 'Black Horse')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await signed(page)
  await expect(page.locator('.letter-sheet')).toContainText('code RD01')
  await expect(page.locator('.letter-sheet')).toContainText('Zebedee Quill')
  await expect(page.locator('.letter-sheet')).toContainText('Black Horse')
  expect(sent.filter((one) => /quill|zebedee/i.test(decodeURIComponent(one)))).toEqual([])
  await page.goBack()
  await expect(ask(page)).toHaveText('About you')
})

for (const { when, day, does } of [
  { when: 'in the first days', day: 0, does: 'Cancelling a contract with you' },
  { when: 'later', day: -60, does: 'Ending a contract with you: please tell me the cost' },
]) {
  test(`a firm signed with ${when} gets the right letter`, async ({ page }) => {
    await open(page, represented)
    await walks['signs of a firm']?.walk(page)
    await press(page, 'Write to the firm')
    await typeByKey(page, 'What’s the firm’s name?', '#firm', 'Umbrella Claims')
    await page.keyboard.press('Enter')
    const date = new Date(Date.now() + day * 86_400_000)
    await typeByKey(
      page,
      'When did you sign or tick the box?',
      '#signed-day',
      String(date.getUTCDate()),
      String(date.getUTCMonth() + 1),
      String(date.getUTCFullYear()),
    )
    await page.keyboard.press('Enter')
    if (day < 0) await answerByKey(page, 'What should the letter do?', 0)
    await signed(page)
    await expect(page.locator('.letter-sheet')).toContainText(does)
    await expect(page.locator('.letter-sheet')).toContainText('Umbrella Claims')
  })
}

/** Answers who writes, from where and how to answer. */
async function signed(page: Page): Promise<void> {
  await signByKey(page)
  await tabTo(page, '#address-1')
  await page.keyboard.type('1 High Street')
  await page.locator('#address-town').fill('Leeds')
  await page.locator('#address-postcode').fill('LS1 4AP')
  await choose(page, 'reply', 'post')
  await page.keyboard.press('Enter')
  await expect(page.locator('.letter-sheet')).toBeVisible()
}

test('a check that is loaded again goes on where it was, and shows its result again', async ({ page }) => {
  for (const [path, questions, last] of [
    [genuine, doubts, 1],
    [represented, signs, 2],
  ] as const) {
    await open(page, path)
    await answerByKey(page, questions[0] ?? '', 1)
    await expect(ask(page)).toHaveText(questions[1] ?? '')
    await page.reload()
    await toolReady(page)
    for (const question of questions.slice(1, -1)) await answerByKey(page, question, 1)
    await answerByKey(page, questions.at(-1) ?? '', last)
    await expect(answer(page)).toBeVisible()
    const result = (await answer(page).textContent()) ?? ''
    await page.reload()
    await toolReady(page)
    await expect(answer(page)).toHaveText(result)
  }
  // Nobody who is not sure is left without a next step.
  await expect(answer(page)).toContainText('You can’t be sure yet')
  await expect(page.getByRole('link', { name: 'Ask the lender for its records' })).toBeVisible()
})
