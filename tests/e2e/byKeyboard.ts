import { expect, type Page } from '@playwright/test'

/** The id of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

/** Goes to a field as a keyboard does, with no pointer. */
export async function tabTo(page: Page, id: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if ((await focused(page)) === id) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to #${id}`)
}

export async function type(page: Page, id: string, words: string): Promise<void> {
  await tabTo(page, id)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

/** Chooses one of a group of radios with the arrow keys. */
export async function choose(page: Page, group: string, value: string): Promise<void> {
  await tabTo(page, group)
  await page.keyboard.press('Space')
  for (let step = 0; step < 20; step++) {
    if ((await page.locator(`input[name="${group}"]:checked`).getAttribute('value')) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${group} has no choice ${value}`)
}

/** Presses a button that the keyboard is moved to. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('#tool').getByRole('button', { name }).first().focus()
  await page.keyboard.press('Enter')
}

/** Waits for a step by its question, which takes the focus. */
export const arrived = (page: Page, question: string | RegExp): Promise<void> => expect(page.locator('#tool .ask').first()).toHaveText(question)

/** Answers a question and goes on. */
export async function answer(page: Page, fill: () => Promise<void> | void, next: string | RegExp): Promise<void> {
  await fill()
  await press(page, /^(Continue|No, continue|Continue with these)$/)
  await arrived(page, next)
}
