import { resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { serveSite } from '../serve/serveSite.ts'
import { findBrowser } from './findBrowser.ts'
import type { Site } from '../../src/site/site.ts'

/** Serve a built site and open a browser for some work on it; both end with the work. */
export async function onSite(
  out: string,
  work: (browser: Browser, url: string) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const executablePath = await findBrowser()
  const { server, url } = await serveSite(resolve(out), 0)
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', ...args],
  })
  try {
    await work(browser, url)
  } finally {
    await browser.close()
    server.close()
  }
}

/** Choose the first page of every kind, by the kinds. */
export const pageOfEachKind = ({ entries }: Site): Map<string, string> =>
  new Map(
    entries
      .filter(({ page }) => page.kind !== 'not-found')
      .map(({ page, path }) => [page.kind as string, path] as const)
      .toReversed(),
  )
