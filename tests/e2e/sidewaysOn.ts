import type { Page } from '@playwright/test'

/** The narrowest screens in use, and the narrowest that can be asked of a page: 1,280 px at 400 %. */
const widths = [320, 360] as const

/** What of a page that is open has to be scrolled sideways on a narrow screen, with all its folds open. */
export async function sidewaysOn(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const wide = await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
      const scrolls = (element: Element) =>
        element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX)
      return [...document.querySelectorAll('html, body *')]
        .filter((element) => element.scrollWidth > element.clientWidth && scrolls(element))
        .map(
          ({ tagName, className, scrollWidth, clientWidth }) =>
            `${tagName} ${className}: ${scrollWidth} px in ${clientWidth}`,
        )
    })
    found.push(...wide.map((what) => `${width} px: ${what}`))
  }
  return found
}
