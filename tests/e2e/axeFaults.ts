import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { isNightly } from '../support/nightly.ts'
import { faintControls } from './faintControls.ts'
import { hardToTouch } from './touchFaults.ts'
import { rulesOfColours, violationsOn } from './violationsOn.ts'

/** Narrow is the smallest phone in use, on which things to press stand closest. */
const widths = { narrow: 320, wide: 1280 } as const
const schemes = ['light', 'dark'] as const

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
  all: [
    ['narrow', 'light'],
    ['narrow', 'dark'],
    ['wide', 'light'],
    ['wide', 'dark'],
  ],
  crossed: [
    ['narrow', 'dark'],
    ['wide', 'light'],
  ],
} as const satisfies Record<string, readonly Look[]>

/** What axe finds on a page that is open, and which boxes cannot be seen, as it is looked at one way after another. */
export async function axeFaults(page: Page, ways: readonly Look[]): Promise<string[]> {
  const faults: string[] = []
  let isFirst = true
  for (const [width, colorScheme] of ways) {
    await showAt(page, widths[width], colorScheme)
    // In the dark nothing but colours differs, as tests/unit/styles holds.
    const rules = colorScheme === 'dark' ? rulesOfColours : await rulesFor(page, 'html', isFirst)
    isFirst &&= colorScheme === 'dark'
    const found = [...(await violationsOn(page, rules, 'html')), ...(await faintControls(page))]
    faults.push(...found.map((fault) => `${widths[width]} px ${colorScheme}: ${fault}`))
  }
  return faults
}

/** The kinds of element that this process has seen shown at one width and not at the other. */
const shownMore = new Set<string>()

/** Rules by which to look at a page as it stands: all at first, and where more of it is shown than before and that is new; otherwise those of colours. Each night always all. */
async function rulesFor(page: Page, within: string, isFirst: boolean): Promise<RunOptions | undefined> {
  const more = await page.evaluate(
    ([part, first]) => {
      const { shown } = window as { shown?: WeakSet<Element> }
      const now = [...document.querySelectorAll(`:is(${part}) *`)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      Object.assign(window, { shown: new WeakSet(now) })
      const kindOf = (one: Element | null): string =>
        one === null ? '' : `${kindOf(one.parentElement)} ${one.tagName}.${one.getAttribute('class')}`
      return first ? [] : now.filter((one) => !shown?.has(one)).map(kindOf)
    },
    [within, isFirst] as const,
  )
  const isNew = more.some((kind) => !shownMore.has(kind))
  for (const kind of more) shownMore.add(kind)
  return isFirst || isNew || isNightly ? undefined : rulesOfColours
}

/** As wide as the walks of tools are. */
const phoneWidth = 360

const toolParts = '.tool, .without-script'

/** What axe finds in the tool of a page that is open and in its form without script, and how far the page scrolls sideways: wide and light, then narrow and dark, as which it stays. */
export async function toolFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  // What is folded on a result is looked at too.
  await page.locator('.result .part').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  for (const [width, colorScheme] of [
    [widths.wide, 'light'],
    [phoneWidth, 'dark'],
  ] as const) {
    await showAt(page, width, colorScheme)
    const rules = await rulesFor(page, toolParts, width === widths.wide)
    const found = await violationsOn(page, rules, toolParts)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    found.push(...(await squeezedLegends(page)), ...(await hardToTouch(page)), ...(await faintControls(page)))
    if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`)
    faults.push(...found.map((fault) => `${width} px ${colorScheme}: ${fault}`))
  }
  return faults
}

/** The legends on a page that do not have a line of their own: what floats beside its choices, or stands in a column of a grid with them. */
export const squeezedLegends = (page: Page): Promise<string[]> =>
  page.locator('.tool legend').evaluateAll((legends) =>
    legends.flatMap((legend) => {
      // What is folded has no width.
      if (!legend.checkVisibility()) return []
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
