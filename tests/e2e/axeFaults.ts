import type { Page } from '@playwright/test'
import { violationsOn } from './violationsOn.ts'

// In this order the width changes once.
const windows = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

/** In the dark nothing but colours differs, as tests/unit/styles holds: of the rules that colours can break, those of the level we promise. */
const rules = {
  light: {},
  dark: { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } },
}

/** What axe finds on a page that is open, narrow and wide, light and dark. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { width, colorScheme } of windows) {
    await page.setViewportSize({ width, height: 800 })
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
