import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { isNightly } from '../support/nightly.ts'

/** A script for a page to have before it is looked at. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The slowest rules, which go by styles alone: of words that look the same on the same ground they look at the first, on whichever page that is. In the nightly run at all. */
export const rulesOfColours = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } }

/** Left out by axe unless it is asked for: whether a finger finds what is pressed (WCAG 2.5.8). */
const targetSize = { 'target-size': { enabled: true } }

const withoutColours = {
  rules: {
    ...targetSize,
    ...Object.fromEntries(rulesOfColours.runOnly.values.map((rule) => [rule, { enabled: false }])),
  },
}

/** What axe finds on a page as it stands, by all its rules or some, in its own part or in the elements that a selector names: everyPage.spec.ts looks at what is around it. */
export async function violationsOn(page: Page, some?: RunOptions, within = 'main'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const runs = some || isNightly ? [some ?? { rules: targetSize }] : [withoutColours, rulesOfColours]
  const found: string[] = []
  for (const run of runs) found.push(...(await violationsBy(page, run, within, run === rulesOfColours && !isNightly)))
  return found
}

/** How words look that this process has looked at: all that decides whether they can be read. */
const lookedAt = new Set<string>()

/** What axe finds by the rules of one run. */
async function violationsBy(page: Page, rules: RunOptions, within: string, skipsAlike: boolean): Promise<string[]> {
  const { violations, seen } = await page.evaluate(
    async ([options, part, skips, before]) => {
      const seen = new Set(before)
      const alike: Element[] = []
      const hasWords = (element: Element | null) =>
        element?.matches('input, select, textarea') ||
        [...(element?.childNodes ?? [])].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      /** Notes the outermost elements in which no words look new, and says whether this is one. */
      const isAlike = (element: Element, ground: string, isInPart: boolean): boolean => {
        if (!element.checkVisibility({ visibilityProperty: true })) return true
        const isIn = isInPart || element.matches(part)
        const style = getComputedStyle(element)
        const { backgroundColor, backgroundImage, opacity, filter, position, color } = style
        const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`
        // What lies out of its place may lie on something other than what it is in.
        const place = /static|relative/.test(position) ? '' : `${position} ${element.getAttribute('class')}`
        const isOpaque = own === `${backgroundColor} none 1 none` && backgroundColor.startsWith('rgb(')
        const isBare = own === 'rgba(0, 0, 0, 0) none 1 none'
        const below = `${isOpaque && !/ 0\.\d/.test(ground) ? '' : ground}${isBare ? '' : own}${place}`
        let isKnown = true
        if (isIn && hasWords(element)) {
          const size = Number.parseFloat(style.fontSize) * (Number(style.fontWeight) >= 700 ? 9 / 7 : 1)
          const around = element.parentElement as Element
          const { color: colorAround, fontWeight: weightAround } = getComputedStyle(around)
          const { display, textDecorationLine, borderBottom, fontWeight } = style
          // A link among other words has to be told from them.
          const link =
            element.matches('a[href]') && hasWords(around)
              ? [display, textDecorationLine, borderBottom, fontWeight, colorAround, weightAround]
              : ''
          const look = [below, color, style.textShadow, link].join(' ')
          // Large words need less.
          isKnown = seen.has(look) || (size >= 24 && seen.has(`${look} large`))
          seen.add(size >= 24 ? `${look} large` : look)
        }
        const children = [...element.children]
        const same = children.filter((child) => isAlike(child, below, isIn))
        if (isKnown && same.length === children.length) return true
        alike.push(...same)
        return false
      }
      if (skips && isAlike(document.documentElement, '', false)) return { violations: [], seen: [] }
      const { violations } = await (window as unknown as WithAxe).axe.run(
        { include: [part], exclude: alike },
        {
          // What is right is not listed.
          reporter: 'no-passes',
          // Style sheets are fetched again only for a rule that we do not use.
          preload: false,
          ...options,
        },
      )
      return { violations, seen: [...seen].slice(before.length) }
    },
    [rules, within, skipsAlike, skipsAlike ? [...lookedAt] : []] as const,
  )
  for (const look of seen) lookedAt.add(look)
  return faultsOf(violations)
}

/** A window that has the script. */
export type WithAxe = { axe: { run(context: object | string, options: RunOptions): Promise<AxeResults> } }

/** What axe finds, a line for each place. */
export const faultsOf = (violations: AxeResults['violations']): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  )
