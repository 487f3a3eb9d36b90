import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { isNightly } from '../support/nightly.ts'

/** A script for a page to have before it is looked at; a window that opens many has it read once. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The slowest rules, which go by styles alone: of elements that no style can tell apart they look at the first. In the nightly run at all. */
export const rulesOfColours = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } }

const withoutColours = {
  rules: Object.fromEntries(rulesOfColours.runOnly.values.map((rule) => [rule, { enabled: false }])),
}

/** What axe finds on a page as it stands, by all its rules or some, in its own part or in the elements that a selector names: everyPage.spec.ts looks at what is around it. */
export async function violationsOn(page: Page, some?: RunOptions, within = 'main'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const runs = some || isNightly ? [some ?? {}] : [withoutColours, rulesOfColours]
  const found: string[] = []
  for (const run of runs) found.push(...(await violationsBy(page, run, within, run === rulesOfColours && !isNightly)))
  return found
}

/** What axe finds by the rules of one run. */
async function violationsBy(page: Page, rules: RunOptions, within: string, skipsAlike: boolean): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([options, part, skips]) => {
      /** Attributes that styles do not go by. */
      const ownNames = /^(?:id|href|for|name|value|title|alt|lang|d|aria-(?:label|labelledby|describedby|controls))$/
      const kinds = new Map<string, number>()
      const alike: Element[] = []
      /** Notes the outermost elements in which nothing differs from what came before, and says whether this is one. */
      const isAlike = (element: Element, around = 0): boolean => {
        const attributes = [...element.attributes].map(({ name, value }) =>
          ownNames.test(name) ? name : `${name}=${value}`,
        )
        const states = [':checked', ':disabled', ':focus', ':hover'].filter((state) => element.matches(state))
        const kind = [around, element.tagName, ...attributes, ...states].join(' ')
        const known = kinds.get(kind)
        const id = known ?? kinds.size + 1
        kinds.set(kind, id)
        const children = [...element.children]
        const same = children.filter((child) => isAlike(child, id))
        if (known !== undefined && same.length === children.length) return true
        alike.push(...same)
        return false
      }
      if (skips) isAlike(document.documentElement)
      return (window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }).axe.run(
        { include: [part], exclude: alike },
        {
          // What is right is not listed.
          reporter: 'no-passes',
          // Style sheets are fetched again only for a rule that we do not use.
          preload: false,
          ...options,
        },
      )
    },
    [rules, within, skipsAlike] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  )
}
