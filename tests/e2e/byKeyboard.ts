import { expect, type Locator, type Page } from '@playwright/test'

/** More than there are stops on any page. */
const mostStops = 150

/** The pages that are walked stop by stop. */
const walked = new WeakSet<Page>()

/**
 * Has a page walked as by a visitor with a keyboard alone: every stop of the Tab key, every key of a word, every choice of a group. On others
 * the focus is put one stop before the one that is wanted, words come at once and a choice is made where it stands.
 */
export const walkByEveryKey = (page: Page): unknown => walked.add(page)

/**
 * How many presses of Tab lead from the focus to an element, below zero where it stands before the focus; zero when it is there. The radios
 * of a group are one stop. May put the focus one stop off first.
 */
const stopsTo = (target: Locator, isWalked: boolean): Promise<number> =>
  target.evaluate((element, everyStop) => {
    const groupOf = (each: Element | null) =>
      each instanceof HTMLInputElement && each.type === 'radio' ? each.name : undefined
    const at = document.activeElement
    if (at === element || (groupOf(at) !== undefined && groupOf(at) === groupOf(element))) return 0
    const isAfter = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const back = at !== null && isAfter(element, at)
    const between = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter(
      (each) =>
        each.tabIndex >= 0 &&
        !each.matches(':disabled, [inert] *') &&
        each.checkVisibility({ visibilityProperty: true }) &&
        (back ? isAfter(element, each) && isAfter(each, at) : isAfter(each, element) && (!at || isAfter(at, each))),
    )
    const stops = new Set(between.map((each) => groupOf(each) ?? each))
    for (const group of [groupOf(at), groupOf(element)]) if (group !== undefined) stops.delete(group)
    const direction = back ? -1 : 1
    if (everyStop || stops.size < 2) return (stops.size + 1) * direction
    const near = between.filter((each) => stops.has(groupOf(each) ?? each)).at(back ? 0 : -1)
    near?.focus({ preventScroll: true })
    return direction
  }, isWalked)

/** Goes to an element as a keyboard does, with no pointer. Where a page has other stops than those counted, it counts again from where the focus is. */
async function moveTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < mostStops; ) {
    const stops = await stopsTo(target, walked.has(page))
    if (stops === 0) return
    for (let left = Math.abs(stops); left > 0; left--, pressed++)
      await page.keyboard.press(stops < 0 ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Tab never came to ${target}`)
}

/** Goes to the first element that a selector names. */
export const tabTo = (page: Page, selector: string): Promise<void> => moveTo(page, page.locator(selector).first())

/** Goes to a field by its id. */
const tabToField = (page: Page, id: string): Promise<void> => tabTo(page, `[id="${id}"]`)

export async function type(page: Page, id: string, words: string): Promise<void> {
  await tabToField(page, id)
  await page.keyboard.press('ControlOrMeta+a')
  if (walked.has(page)) await page.keyboard.type(words)
  else await page.keyboard.insertText(words)
}

/** Chooses one of a group of radios with the arrow keys. */
export async function choose(page: Page, group: string, value: string): Promise<void> {
  await tabToField(page, group)
  if (!walked.has(page)) await page.locator(`input[name="${group}"][value="${value}"]`).focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 30; step++) {
    if ((await page.locator(`input[name="${group}"]:checked`).getAttribute('value')) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${group} has no choice ${value}`)
}

/** Ticks a box that is not ticked. */
export async function tick(page: Page, id: string): Promise<void> {
  await tabToField(page, id)
  const box = page.locator(`[id="${id}"]`)
  if (!(await box.isChecked())) await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

/** Presses a button of the tool, follows a link in it, or opens a fold. */
export async function press(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'summary' = 'button',
): Promise<void> {
  const tool = page.locator('#tool')
  const target = role === 'summary' ? tool.locator('summary', { hasText: name }) : tool.getByRole(role, { name })
  await moveTo(page, target.first())
  await page.keyboard.press('Enter')
  // What a press leads to comes once the press is shown; until then the question before it is still there. A page that is left has no next frame.
  await page.evaluate(nextFrame).catch(() => undefined)
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })

/** Waits for a step by its question, which takes the focus. */
export const arrived = (page: Page, question: string | RegExp): Promise<void> =>
  expect(page.locator('#tool .ask').first()).toHaveText(question)

/** Answers a question and goes on. */
export async function answer(page: Page, fill: () => Promise<void> | void, next: string | RegExp): Promise<void> {
  await fill()
  await press(page, 'Continue')
  await arrived(page, next)
  // What is pressed before the focus has come would go to the step before.
  await expect(page.locator('#tool .ask').first()).toBeFocused()
}

/** Answers one question with keys alone: types into its boxes, or goes down the radios so many times from the first. */
export async function answerByKey(page: Page, question: string, given: string[] | number): Promise<void> {
  await arrived(page, question)
  if (typeof given === 'number') {
    await tabTo(page, '.tool input[type="radio"]')
    await page.keyboard.press('Space')
    for (let down = 0; down < given; down += 1) await page.keyboard.press('ArrowDown')
  } else {
    await tabTo(page, '.tool input')
    for (const [index, text] of given.entries()) {
      if (index > 0) await page.keyboard.press('Tab')
      if (text === 'unknown') await page.keyboard.press('Space')
      else await page.keyboard.type(text)
    }
  }
  await page.keyboard.press('Enter')
}
