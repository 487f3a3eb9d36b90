import type { Page } from '@playwright/test'

/** Boxes and choices on a page as it stands whose edge or fill does not stand out from what they lie on: WCAG 2.2, 1.4.11 asks for 3 to 1. */
export const faintControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const isOpaque = (colour: string) => (partsOf(colour)[3] ?? 1) === 1
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = partsOf(colour)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
      return (lighter + 0.05) / (darker + 0.05)
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement)
    }
    return [
      ...document.querySelectorAll('input:not([type="file"], [type="range"]), select, textarea, .choice'),
    ].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const style = getComputedStyle(one)
      // What the browser draws by itself, it draws so that it is seen.
      if (style.appearance !== 'none' && one.matches('[type="radio"], [type="checkbox"]')) return []
      const ground = groundOf(one.parentElement)
      const shown = [
        ...(style.borderBottomStyle !== 'none' && style.borderBottomWidth !== '0px' ? [style.borderBottomColor] : []),
        ...(isOpaque(style.backgroundColor) ? [style.backgroundColor] : []),
      ]
      const most = Math.max(1, ...shown.map((colour) => contrast(colour, ground)))
      return most >= 3 ? [] : [`${one.tagName} ${one.id} has an edge of ${most.toFixed(1)} to 1 on ${ground}`]
    })
  })
