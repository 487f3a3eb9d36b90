import type { Page } from '@playwright/test'
import { hardToTouch } from './touchFaults.ts'
import { rulesOfColours, violationsOn } from './violationsOn.ts'

const widths = { narrow: 360, wide: 1280 } as const
const schemes = ['light', 'dark'] as const

const only = (...values: string[]) => ({ runOnly: { type: 'rule' as const, values } })

/** In the dark nothing but colours differs, as tests/unit/styles holds: of the rules that colours can break, those of the level we promise. */
const rules = { light: undefined, dark: rulesOfColours }

/** Rules that the words of a page can break where its elements and styles are those of pages looked at by every rule. */
export const rulesOfWords = only(
  'definition-list',
  'dlitem',
  'duplicate-id-aria',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-alt',
  'landmark-unique',
  'link-name',
  'list',
  'scrollable-region-focusable',
  'table-duplicate-name',
  'td-headers-attr',
  'th-has-data-cells',
)

type ColorScheme = (typeof schemes)[number]

/** Has a page that is open shown in a window of some width, light or dark. */
async function showAt(page: Page, width: number, colorScheme: ColorScheme): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // What a script puts in its place again after a change of width has been put there two frames later.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}

type Look = readonly [width: keyof typeof widths, colorScheme: ColorScheme]

/** How a page that stands for others is looked at. */
export const looks = {
  first: [
    ['narrow', 'light'],
    ['narrow', 'dark'],
  ],
  also: [
    ['wide', 'light'],
    ['wide', 'dark'],
  ],
  crossed: [
    ['narrow', 'dark'],
    ['wide', 'light'],
  ],
} as const satisfies Record<string, readonly Look[]>

/** What axe finds on a page that is open, as it is looked at one way after another. */
export async function axeFaults(page: Page, ways: readonly Look[]): Promise<string[]> {
  const faults: string[] = []
  for (const [width, colorScheme] of ways) {
    await showAt(page, widths[width], colorScheme)
    faults.push(
      ...(await violationsOn(page, rules[colorScheme], 'html')).map(
        (violation) => `${widths[width]} px ${colorScheme}: ${violation}`,
      ),
    )
  }
  return faults
}

/** What axe finds in the tool of a page that is open and in its form without script, and how far the page scrolls sideways: wide and light, then narrow and dark, as which it stays. */
export async function toolFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [width, colorScheme] of [
    [widths.wide, 'light'],
    [widths.narrow, 'dark'],
  ] as const) {
    await showAt(page, width, colorScheme)
    const found = await violationsOn(page, undefined, '.tool, .without-script')
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    found.push(...(await squeezedLegends(page)), ...(await hardToTouch(page)))
    if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`)
    faults.push(...found.map((fault) => `${width} px ${colorScheme}: ${fault}`))
  }
  return faults
}

/** The legends on a page that do not have a line of their own: what floats beside its choices, or stands in a column of a grid with them. */
export const squeezedLegends = (page: Page): Promise<string[]> =>
  page.locator('.tool legend').evaluateAll((legends) =>
    legends.flatMap((legend) => {
      const { width, bottom } = legend.getBoundingClientRect()
      const next = legend.nextElementSibling?.getBoundingClientRect()
      const around = legend.parentElement as HTMLElement
      const { paddingLeft, paddingRight } = getComputedStyle(around)
      const room = around.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return width < room - 1 || (next !== undefined && next.top < bottom - 1)
        ? [`legend “${legend.textContent}” has ${Math.round(width)} px of ${Math.round(room)}`]
        : []
    }),
  )
