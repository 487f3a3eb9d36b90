import type { Page, Request } from '@playwright/test'
import { expect, inWindow, siteUrl, test, watch } from './site.ts'

const from = '/what-is-pcp'
const to = '/glossary'

/** Marks the document, so that a full load can be told from a swap. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }))
const kept = (page: Page) => page.evaluate(() => 'kept' in window)
/** Puts a link at the top of the page and presses it, without a pointer passing over it first. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Go on' })
    document.querySelector('main')?.prepend(link)
    link.click()
  }, href)

test('a link swaps the page in: heading, title, canonical address and description, focus on the heading, and nothing else said', async ({
  page,
}) => {
  const faults = watch(page)
  await page.goto(siteUrl(from))
  await mark(page)
  await page.evaluate(() => scrollTo(0, 900))
  await follow(page, to)
  await expect(page.locator('h1')).toBeFocused()
  await expect(page).toHaveURL(siteUrl(to))
  expect(await kept(page)).toBe(true)
  const alone = await (await page.request.get(siteUrl(to))).text()
  const title = await page.title()
  expect(alone).toContain(`<title>${title}</title>`)
  expect(alone).toContain(await page.locator('link[rel="canonical"]').getAttribute('href'))
  expect(alone).toContain(await page.locator('meta[name="description"]').getAttribute('content'))
  await expect(page.locator('body > [role="status"]')).toBeEmpty()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(faults).toEqual([])
})

test('Back brings the page and the place in it back', async ({ page }) => {
  await page.goto(siteUrl(from))
  await mark(page)
  await page.evaluate(() => scrollTo(0, 900))
  await follow(page, to)
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('What is PCP?')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  expect(await kept(page)).toBe(true)
})

test('a link to a part of another page leads to that part', async ({ page }) => {
  await page.goto(siteUrl(from))
  await follow(page, `${to}#commission`)
  await expect(page).toHaveURL(siteUrl(`${to}#commission`))
  await expect(page.locator('#commission')).toBeInViewport()
  await expect(page.locator('#commission')).toBeFocused()
  // One that is folded away opens first.
  await follow(page, '/pcp-complaint-timelines-deadlines#how-we-count')
  await expect(page.locator('#how-we-count')).toBeFocused()
})

test('a part of the same page, a file and another site are left to the browser', async ({ page }) => {
  await page.goto(siteUrl(from))
  await mark(page)
  await page.locator('.on-this-page a').first().click()
  expect(await kept(page)).toBe(true)
  const pdf = await page.request.get(siteUrl('/key-facts.pdf'))
  expect(pdf.headers()['content-type']).toContain('pdf')
  await expect(page.locator('a[href="/key-facts.pdf"]')).toHaveAttribute('target', '_blank')
  // After who the firm is and its policies, before what the law wants read.
  await expect(page.locator('.site-footer nav').first().locator('a').nth(2)).toHaveAttribute('href', '/key-facts.pdf')
})

test('an old address is followed by the browser itself', async ({ page }) => {
  await page.goto(siteUrl(from))
  await mark(page)
  await follow(page, '/fca-role-in-pcp-claims')
  await expect(page).toHaveURL(siteUrl('/regulatory-decisions-explained'))
  await expect(page.locator('h1')).toBeVisible()
  expect(await kept(page)).toBe(false)
})

test('a page that is not there is shown as the not-found page', async ({ page }) => {
  await page.goto(siteUrl(from))
  await follow(page, '/no-such-page')
  await expect(page.locator('h1')).toHaveText('We can’t find that page')
  await expect(page).toHaveURL(siteUrl('/no-such-page'))
})

test('when the page cannot be fetched by script it is loaded in the ordinary way', async ({ page }) => {
  await page.goto(siteUrl(from))
  await mark(page)
  await page.route(siteUrl(to), (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
  await follow(page, to)
  await expect(page.locator('h1')).toHaveText(/glossary|words|terms/i)
  await expect.poll(() => kept(page)).toBe(false)
})

test('that a page is on its way is shown and spoken only while it takes longer than a blink', async ({ page }) => {
  await page.goto(siteUrl(from))
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(siteUrl(to), async (route) => {
    await held
    await route.continue()
  })
  await follow(page, to)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  release()
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('#waiting')).toBeEmpty()
})

test('a page is fetched while its link is pointed at, once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url() === siteUrl('/lenders')) asked.push(request.url())
  })
  await page.goto(siteUrl('/brands/ford'))
  const link = page.locator('.site-footer a[href="/lenders"]')
  await link.hover()
  await expect.poll(() => asked.length).toBe(1)
  await link.click()
  await expect(page).toHaveURL(siteUrl('/lenders'))
  await expect(page.locator('h1')).toBeFocused()
  expect(asked).toHaveLength(1)
})

test('nothing is fetched ahead while the browser saves data', async ({ browser }) => {
  await inWindow(browser, {}, async (page) => {
    await page.clock.install()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(siteUrl('/brands/ford'))
    await page.locator('.site-footer a[href="/lenders"]').hover()
    await page.clock.runFor(1000)
    expect(asked).not.toContain(siteUrl('/lenders'))
  })
})

test('a browser without the Navigation API loads pages as ever', async ({ browser }) => {
  await inWindow(browser, {}, async (page) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    const faults = watch(page)
    await page.goto(siteUrl(from))
    await mark(page)
    await follow(page, to)
    await expect(page).toHaveURL(siteUrl(to))
    await expect(page.locator('h1')).toBeVisible()
    expect(await kept(page)).toBe(false)
    // A full load breaks off what the page before it was still fetching.
    expect(faults.filter((fault) => !fault.includes('ERR_ABORTED'))).toEqual([])
  })
})

test.describe('the newer click wins', () => {
  const slow = '/lenders'
  const quick = '/glossary'

  /** Holds back what a page fetches from an address, until it is told to go on or to fail. */
  async function hold(page: Page, path: string) {
    let settle: (fails: boolean) => void = () => {}
    const settled = new Promise<boolean>((done) => {
      settle = done
    })
    let asked = 0
    await page.route(siteUrl(path), async (route) => {
      if (route.request().isNavigationRequest()) return route.continue()
      asked += 1
      if (asked === 1 && (await settled)) return route.abort().catch(() => undefined)
      await route.continue().catch(() => undefined)
    })
    return settle
  }

  for (const fails of [false, true]) {
    test(`when the older page ${fails ? 'fails' : 'comes'} after it`, async ({ page }) => {
      await page.goto(siteUrl(from))
      await mark(page)
      const settle = await hold(page, slow)
      await follow(page, slow)
      await follow(page, quick)
      await expect(page).toHaveURL(siteUrl(quick))
      await expect(page.locator('h1')).toBeFocused()
      const heading = await page.locator('h1').textContent()
      const isOlder = (request: Request) => request.url() === siteUrl(slow)
      const over = fails ? page.waitForEvent('requestfailed', isOlder) : page.waitForEvent('requestfinished', isOlder)
      settle(fails)
      await over
      await page.evaluate(
        () =>
          new Promise((done) => {
            setTimeout(done, 50)
          }),
      )
      expect(await page.locator('h1').textContent()).toBe(heading)
      expect(await kept(page)).toBe(true)
      await expect(page.locator('#waiting')).toBeEmpty()
    })
  }

  test('when the visitor goes to a page, on to another and back to the first before it has come', async ({ page }) => {
    const faults = watch(page)
    await page.goto(siteUrl(from))
    await mark(page)
    const settle = await hold(page, slow)
    await follow(page, slow)
    await follow(page, quick)
    await follow(page, slow)
    settle(false)
    await expect(page).toHaveURL(siteUrl(slow))
    await expect(page.locator('h1')).toHaveText(/lender/i)
    await expect(page.locator('main')).toHaveCount(1)
    expect(await kept(page)).toBe(true)
    expect(faults).toEqual([])
  })
})

test('an island that comes late does not start on a page that is gone', async ({ page }) => {
  const faults = watch(page)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/lenders.json', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/lenders.json')
  await page.goto(siteUrl('/guides/complaint-letter-generator'))
  await page.evaluate(() => {
    Object.assign(window, { tool: document.querySelector('#tool') })
  })
  await asked
  await follow(page, to)
  await expect(page.locator('h1')).toBeFocused()
  release()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { tool: HTMLElement }).tool.dataset['ready'])).toBeUndefined()
  expect(faults).toEqual([])
})

test('what was fetched ahead is asked for again after a minute, and only the last dozen is held', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url() === siteUrl(to)) asked.push(request.url())
  })
  await page.clock.install()
  await page.goto(siteUrl(from))
  const point = (path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Go on' })
      document.querySelector('main')?.append(link)
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }, path)
  await point(to)
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.fastForward(59_000)
  await point(to)
  expect(asked).toHaveLength(1)
  await page.clock.fastForward(2_000)
  await point(to)
  await expect.poll(() => asked.length).toBe(2)
  const others = [
    '/lenders',
    '/brands',
    '/about',
    '/contact',
    '/policies',
    '/sitemap',
    '/fees',
    '/what-is-pcp?',
    '/escalate-to-fos',
    '/court-route-overview',
    '/evidence-checklist',
    '/fos-decisions-explained',
    '/group-litigation-overview',
    '/pcp-commission-transparency',
  ]
  for (const other of others) await point(other)
  await point(to)
  await expect.poll(() => asked.length).toBe(3)
})

test('a page of another build is loaded whole', async ({ page }) => {
  await page.goto(siteUrl(from))
  await mark(page)
  await page.route(siteUrl(to), async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/src="\/assets\/[^"]+\.js"/, 'src="/assets/newer-build.js"'),
    })
  })
  await follow(page, to)
  await expect(page).toHaveURL(siteUrl(to))
  await expect.poll(() => kept(page).catch(() => true)).toBe(false)
  await expect(page.locator('h1')).toBeVisible()
})
