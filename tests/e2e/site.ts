import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test'

export const builtSite = process.env.TEST_SITE ?? 'dist/client'

export const siteUrl = (path: string): string => new URL(path, process.env.SITE_URL).href

/** Every HTML file of the built site. */
export const htmlFiles = (): string[] =>
  readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => join(builtSite, name))

/** What went wrong while a page was open: errors, blocked content, and requests to anyone else. */
export type Faults = string[]

export function watch(page: Page): Faults {
  const faults: Faults = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content.Security.Policy|Trusted/i.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    // What the page itself made asks nobody: a picture in its styles, the start of a worker.
    if (!request.url().startsWith(siteUrl('/')) && !/^(?:data|blob):/.test(request.url()))
      faults.push(`request to ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // A tool that is left while it asks for the server’s day gives the question up.
    const isGivenUp = request.method() === 'HEAD' && request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!isGivenUp) faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      faults.push(`${response.status()} ${response.url()}`)
  })
  return faults
}

/** A narrow screen that is touched. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
}

/** A page in a window of its own, closed when the work is done. */
export async function inWindow<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options)
  try {
    return await work(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** Every test notes what its pages fetched: `npm test -- --changed` runs it again when one of those files is no longer what it was. */
export const test = base.extend<{ noted: undefined }>({
  noted: [
    async ({ browser }, use, info) => {
      const fetched = new Set<string>()
      const follow = (context: BrowserContext) =>
        context.on('request', (request) => {
          const { hostname, pathname } = new URL(request.url())
          if (hostname === 'localhost' || hostname === '127.0.0.1') fetched.add(pathname)
        })
      browser.on('context', follow)
      await use(undefined)
      browser.off('context', follow)
      if (fetched.size > 0) info.annotations.push({ type: 'fetched', description: [...fetched].sort().join('\n') })
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
