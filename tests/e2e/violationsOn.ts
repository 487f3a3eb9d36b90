import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** A script for a page to have before it is looked at; a window that opens many has it read once. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page as it stands, by all its rules or some, in its own part or in the elements that a selector names: everyPage.spec.ts looks at what is around it. */
export async function violationsOn(page: Page, some: RunOptions = {}, within = 'main'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    ([options, part]) =>
      (window as unknown as { axe: { run(part: string, options: object): Promise<AxeResults> } }).axe.run(part, {
        // What is right is not listed.
        reporter: 'no-passes',
        // Style sheets are fetched again only for a rule that we do not use.
        preload: false,
        ...options,
      }),
    [some, within] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  )
}
