import { expect, type Locator, type Page } from '@playwright/test'

/** More than there are stops on any page. */
const mostStops = 150

/** Which key leads from the focus to an element; none when it is there. The radios of a group are one stop. */
const keyTo = (target: Locator): Promise<'Tab' | 'Shift+Tab' | undefined> =>
  target.evaluate((element) => {
    const at = document.activeElement
    const isThere =
      at === element ||
      (element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        at instanceof HTMLInputElement &&
        at.name === element.name)
    if (isThere) return undefined
    return at && at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
  })

/** Goes to an element as a keyboard does, with no pointer. */
async function moveTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops++) {
    const key = await keyTo(target)
    if (key === undefined) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never came to ${target}`)
}

/** Goes to a field. */
export const tabTo = (page: Page, id: string): Promise<void> => moveTo(page, page.locator(`[id="${id}"]`))

export async function type(page: Page, id: string, words: string): Promise<void> {
  await tabTo(page, id)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

/** Chooses one of a group of radios with the arrow keys. */
export async function choose(page: Page, group: string, value: string): Promise<void> {
  await tabTo(page, group)
  await page.keyboard.press('Space')
  for (let step = 0; step < 30; step++) {
    if ((await page.locator(`input[name="${group}"]:checked`).getAttribute('value')) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${group} has no choice ${value}`)
}

/** Ticks a box that is not ticked. */
export async function tick(page: Page, id: string): Promise<void> {
  await tabTo(page, id)
  const box = page.locator(`[id="${id}"]`)
  if (!(await box.isChecked())) await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

/** Presses a button of the tool, or follows a link in it. */
export async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await moveTo(page, page.locator('#tool').getByRole(role, { name }).first())
  await page.keyboard.press('Enter')
}

/** Waits for a step by its question, which takes the focus. */
export const arrived = (page: Page, question: string | RegExp): Promise<void> =>
  expect(page.locator('#tool .ask').first()).toHaveText(question)

/** Answers a question and goes on. */
export async function answer(page: Page, fill: () => Promise<void> | void, next: string | RegExp): Promise<void> {
  await fill()
  await press(page, /^(Continue|No, continue|Continue with these)$/)
  await arrived(page, next)
  // What is pressed before the focus has come would go to the step before.
  await expect(page.locator('#tool .ask').first()).toBeFocused()
}
