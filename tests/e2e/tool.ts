import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { privateBox } from '../../src/components/privateBox.ts'
import { siteUrl } from './site.ts'

/** The page of every tool, by its id, as the manifest has them. */
export const toolPaths: Readonly<Record<string, string>> = Object.fromEntries(
  (
    parse(readFileSync('site.manifest.yaml', 'utf8')) as { pages: { kind: string; tool: string; path: string }[] }
  ).pages.flatMap(({ kind, tool, path }) => (kind === 'tool' ? [[tool, path]] : [])),
)

/** The pages that tests name. */
export const paths = {
  claim: '/pcp-claim-calculator',
  redress: '/guides/redress-calculator',
  agreement: '/pcp-claim-eligibility-checker',
  standing: '/guides/redress-eligibility-checker',
  fees: '/guides/fee-comparison',
  complaint: '/guides/complaint-letter-generator',
  access: '/guides/sar-request-generator',
  template: '/pcp-claim-letter-template',
  evidence: '/evidence-checklist',
  deadlines: '/pcp-complaint-timelines-deadlines',
  ombudsman: '/guides/fos-escalation-pack',
  decoder: '/guides/reply-decoder',
  represented: '/guides/represented-check',
  genuine: '/guides/genuine-check',
  finder: '/guides/lender-finder',
} as const

export const wholeClaim = '#?finance=hp&start=2016-06&credit=10000&apr=8.9&months=48&settled-early=no'
export const wholeRedress =
  '#?product=hp&customer=private&start=2016-06-15&credit=10000&apr=8.9&months=48&commission=650&discretionary=yes&used=yes&told-rate=no&tie=no&told=no&resolved=no&complained=yes&late=unsaid&no-better=unsaid&settled-on=unknown&arrears=0'

/** Waits until the tool of a page is ready for use. */
export const toolReady = (page: Page): Promise<void> => page.locator('#tool[data-ready]').waitFor()

/** A tool, ready for use. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl(path))
  await toolReady(page)
}

export const ask = (page: Page) => page.locator('.tool .ask')
export const answer = (page: Page) => page.locator('.tool .plate')

/** The boxes for words on the page that a spelling service may read, or that are part of a form’s data. */
export const openBoxes = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type="radio"], [type="checkbox"], [type="file"]), textarea')
    .evaluateAll(
      (boxes, closed) =>
        boxes
          .filter(
            (box) =>
              box.hasAttribute('name') || closed.some(([name, value]) => box.getAttribute(name) !== String(value)),
          )
          .map(({ id }) => id),
      Object.entries(privateBox),
    )

/** The page says that its tool has not started. It waits eight seconds before it does; the wait itself is passed over. */
export async function expectFault(page: Page): Promise<void> {
  const fault = page.locator('.tool-fault')
  await fault.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(fault).toBeVisible()
}
