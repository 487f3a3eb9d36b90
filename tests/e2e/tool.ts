import { expect, type Page } from '@playwright/test'
import { privateBox } from '../../src/components/privateBox.ts'
import { siteUrl } from './site.ts'

export { paths, toolPaths } from '../support/tools.ts'

export const wholeClaim = '#?finance=hp&start=2016-06&credit=10000&apr=8.9&months=48&settled-early=no'
export const wholeRedress =
  '#?product=hp&customer=private&start=2016-06-15&credit=10000&apr=8.9&months=48&commission=650&discretionary=yes&used=yes&told-rate=no&tie=no&told=no&resolved=no&complained=yes&late=unsaid&no-better=unsaid&settled-on=unknown&arrears=0'

/** Waits until the tool of a page is ready for use. */
export const toolReady = (page: Page): Promise<void> => page.locator('#tool[data-ready]').waitFor()

/** A tool, ready for use. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl(path))
  await toolReady(page)
}

export const ask = (page: Page) => page.locator('.tool .ask')
/** A part of a result that opens at a press, by its heading. */
export const fold = (page: Page, title: string) =>
  page.locator('.result .part', { has: page.getByText(title, { exact: true }) })
export const answer = (page: Page) => page.locator('.tool .plate')

/** The boxes for words on the page that a spelling service may read, or that are part of a form’s data. */
export const openBoxes = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type="radio"], [type="checkbox"], [type="file"]), textarea')
    .evaluateAll(
      (boxes, closed) =>
        boxes
          .filter(
            (box) =>
              box.hasAttribute('name') || closed.some(([name, value]) => box.getAttribute(name) !== String(value)),
          )
          .map(({ id }) => id),
      Object.entries(privateBox),
    )

/** The page says that its tool has not started. It waits eight seconds before it does; the wait itself is passed over. */
export async function expectFault(page: Page): Promise<void> {
  const fault = page.locator('.tool-fault')
  await fault.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(fault).toBeVisible()
}
