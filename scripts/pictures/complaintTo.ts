import type { Page } from '@playwright/test'

type Step = { question: RegExp; answer?: (page: Page) => Promise<void>; press?: string }

const fill = (id: string, words: string) => (page: Page) => page.locator(`#${id}`).fill(words)
const check = (selector: string) => (page: Page) => page.locator(selector).first().check()

/** An invented person’s way through the complaint letter, a question at a time. */
const steps: readonly Step[] = [
  { question: /Which lender/, answer: fill('lender', 'Some Old Bank') },
  { question: /How many/, answer: fill('count', '1') },
  { question: /agreement number/, answer: check('input[name="has-number"][value="no"]') },
  { question: /kind of finance/, answer: check('input[name="kind"]') },
  {
    question: /When did/,
    answer: async (page) => {
      await fill('start-month', 'May')(page)
      await fill('start-year', '2016')(page)
    },
  },
  { question: /number plate/, answer: fill('plates', 'AB16 CDE') },
  { question: /dealer or broker/, answer: fill('dealer', 'Quixote Motors, Leeds') },
  { question: /anyone else/, answer: check('input[name="joint"][value="no"]') },
  { question: /any other lender/, press: 'No, continue' },
  { question: /writing for/, answer: check('#acting') },
  { question: /full name/, answer: fill('full-name', 'Ann Price') },
  { question: /other name/ },
  { question: /date of birth/ },
  {
    question: /address now/,
    answer: async (page) => {
      await fill('address-1', '12 High Street')(page)
      await fill('address-town', 'Leeds')(page)
      await fill('address-postcode', 'LS1 1AA')(page)
    },
  },
  { question: /another address/, answer: check('input[name="address-then"][value="no"]') },
  { question: /answer you/, answer: check('input[name="reply"][value="post"]') },
  { question: /easier/ },
  { question: /complained about/, answer: check('input[name="before"][value="no"]') },
  { question: /What should/, answer: check('input[name="want"][value="both"]') },
  { question: /Check your/, press: 'Write the letters' },
]

/** Goes through the complaint letter to a question, or to the letter itself. */
export const complaintTo =
  (end?: RegExp) =>
  async (page: Page): Promise<void> => {
    const tool = page.locator('#tool[data-ready]')
    const ask = tool.locator('.ask').first()
    for (const { question, answer, press = 'Continue' } of steps) {
      await ask.filter({ hasText: question }).waitFor()
      await answer?.(page)
      if (end?.source === question.source) return
      await tool.getByRole('button', { name: press }).first().click()
    }
    await tool.locator('.letter-sheet').waitFor()
  }
