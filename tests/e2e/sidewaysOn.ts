import type { Page } from '@playwright/test'

/** The narrowest in use. */
const phone = 360
/** With it the narrowest that has all of the header, and the narrowest that can be asked of a page (1,280 px at 400 %). */
export const allWidths = [1024, 320, phone]

/** The text spacing that a reader may ask for (WCAG 1.4.12). */
const spacing =
  '* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** What of a page that is open has to be scrolled sideways, with all its folds open, and whether the page itself has to be where its text is spaced out or, on a phone, twice as large. */
export async function sidewaysOn(page: Page, widths = [phone]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const wide = await page.evaluate((css) => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
      const scrolls = (element: Element) =>
        element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX)
      const tooWide = (elements: Iterable<Element>) =>
        [...elements]
          // What a closed menu holds has no width of its own yet.
          .filter(
            (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth && scrolls(element),
          )
          .map(
            ({ tagName, className, scrollWidth, clientWidth }) =>
              `${tagName} ${className}: ${scrollWidth} px in ${clientWidth}`,
          )
      const plain = tooWide(document.querySelectorAll('html, body *'))
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      const spaced = tooWide([document.documentElement])
      sheet.replaceSync('html { font-size: 200% }')
      const large = innerWidth === 360 ? tooWide([document.documentElement]) : []
      document.adoptedStyleSheets.pop()
      return [
        ...plain,
        ...spaced.map((what) => `spaced out, ${what}`),
        ...large.map((what) => `text at 200 %, ${what}`),
      ]
    }, spacing)
    found.push(...wide.map((what) => `${width} px: ${what}`))
  }
  return found
}
