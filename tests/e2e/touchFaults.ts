import type { Page } from '@playwright/test'

/** The smallest phone in use, upright and on its side. */
const upright = { width: 320, height: 568 }
const onItsSide = { width: 568, height: 320 }

/** What on a page that is open a finger finds hard, beside what axe finds too small: what `hardToTouch` finds, and what stays in place and takes more than a third of a phone on its side. */
export async function touchFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(upright)
  const found = await hardToTouch(page)
  await page.setViewportSize(onItsSide)
  const staying = await page.evaluate(() => {
    scrollTo({ top: innerHeight * 2, behavior: 'instant' })
    const all = [...document.querySelectorAll('body *')]
      .filter((one) => /sticky|fixed/.test(getComputedStyle(one).position))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
      .filter(({ top, bottom }) => top <= 1 || bottom >= innerHeight - 1)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0)
    scrollTo({ top: 0, behavior: 'instant' })
    return all > innerHeight / 3 ? [`${Math.round(all)} px of ${innerHeight} stay in place`] : []
  })
  return [...found, ...staying]
}

/** Main actions under 44 px, and boxes that a phone makes awkward: an iPhone enlarges the page for small words, and the keyboard has to be of the right kind, fill nothing in unasked, and say what Enter does. */
export const hardToTouch = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
    const low = seen(
      '.button, [type="submit"], .option label, .choice, .menu-link, .find-link, .back, [type="text"], [type="search"], textarea, select',
    ).filter((one) => one.getBoundingClientRect().height < 43.5)
    const boxes = seen('[type="text"], [type="search"], textarea')
    const wanting = (attribute: string, which: string) =>
      boxes.filter((one) => one.matches(which) && !one.hasAttribute(attribute))
    return [
      ...low.map((one) => [one, 'is low'] as const),
      ...boxes
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => [one, 'has small words'] as const),
      ...wanting('autocomplete', '*').map((one) => [one, 'may be filled in unasked'] as const),
      ...wanting('inputmode', '[type="text"]').map((one) => [one, 'has any keyboard'] as const),
      ...wanting('enterkeyhint', 'input').map((one) => [one, 'does not say what Enter does'] as const),
    ].map(([one, what]) => `${one.tagName.toLowerCase()} ${one.id || one.textContent?.trim()} ${what}`)
  })
