import type { Page } from '@playwright/test'
import { violationsOn } from './violationsOn.ts'

const widths = { narrow: 360, wide: 1280 } as const
const schemes = ['light', 'dark'] as const

/** In the dark nothing but colours differs, as tests/unit/styles holds: of the rules that colours can break, those of the level we promise. */
const rules = {
  light: {},
  dark: { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } },
}

/** What axe finds on a page that is open, light and dark, narrow and wide or only as is said. */
export async function axeFaults(page: Page, only?: keyof typeof widths): Promise<string[]> {
  const faults: string[] = []
  const windows = (only ? [widths[only]] : Object.values(widths)).flatMap((width) =>
    schemes.map((colorScheme) => ({ width, colorScheme })),
  )
  for (const { width, colorScheme } of windows) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // What a script puts in its place again after a change of width has been put there two frames later.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    faults.push(
      ...(await violationsOn(page, rules[colorScheme])).map((violation) => `${width} px ${colorScheme}: ${violation}`),
    )
  }
  return faults
}
