import type { BrowserContext, Locator, Page } from '@playwright/test'
import { loggedServer } from './loggedServer.ts'
import { expect, inWindow, test } from './site.ts'
import { expectFault, paths, toolPaths, toolReady } from './tool.ts'

/** Stands in every box that takes words, and so can be looked for wherever words may have gone. */
const secret = 'Zebedee Quill 4711'

type Server = Awaited<ReturnType<typeof loggedServer>>
let server: Server
test.beforeEach(async () => {
  server = await loggedServer()
})
test.afterEach(() => server.close())

const boxes = '#tool form :is(input:not([type="radio"], [type="checkbox"], [type="file"]), textarea)'

/** What a box is given, by what it asks for. */
function valueFor(id: string, inputMode: string): string {
  if (id.endsWith('-day')) return '2'
  if (id.endsWith('-month')) return '11'
  if (id.endsWith('-year')) return '2018'
  return inputMode === 'numeric' || inputMode === 'decimal' ? '12' : secret
}

async function fillIn(page: Page): Promise<void> {
  for (const box of await page.locator(boxes).all()) {
    const { id, inputMode } = await box.evaluate(({ id, inputMode }: HTMLInputElement) => ({ id, inputMode }))
    await box.fill(valueFor(id, inputMode))
  }
  const groups = await page
    .locator('#tool form input[type="radio"]')
    .evaluateAll((radios) => [...new Set(radios.map((radio) => (radio as HTMLInputElement).name))])
  for (const name of groups) await page.locator(`#tool form input[name="${name}"]`).first().check()
}

const onward = (page: Page): Locator => page.locator('#tool form button[type="submit"]').last()

/** Goes through a tool as far as plain answers lead, and no further than so many questions. Answers with how many it answered. */
async function walk(page: Page, most = 5): Promise<number> {
  for (let step = 0; step < most; step += 1) {
    if ((await onward(page).count()) === 0) return step
    const before = await page.locator('#tool').innerText()
    await fillIn(page)
    await onward(page).click()
    const moved = await expect
      .poll(() => page.locator('#tool').innerText(), { timeout: 4_000 })
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      )
    if (!moved || (await page.locator('#tool .error-summary').count()) > 0) return step
  }
  return most
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
const save = (page: Page) => page.locator('#tool').getByRole('button', { name: /^Save/ })

type Condition = (context: BrowserContext, path: string) => Promise<void>

const conditions: Record<string, Condition> = {
  'slow scripts': async (context, path) => {
    const page = await context.newPage()
    await page.route('**/*.js', async (route) => {
      await new Promise((done) => {
        setTimeout(done, 700)
      })
      await route.continue()
    })
    await page.goto(server.url(path), { waitUntil: 'commit' })
    await page.locator('#tool').waitFor()
    if ((await page.locator(boxes).count()) > 0) await fillIn(page)
    const typed = await page.locator(boxes).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
    await toolReady(page)
    expect(await page.locator(boxes).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).toEqual(
      typed,
    )
    await walk(page)
    expect(await stored(page)).not.toContain(secret)
  },
  'blocked scripts': async (context, path) => {
    const page = await context.newPage()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(server.url(path))
    if ((await onward(page).count()) > 0) {
      await fillIn(page)
      await onward(page).click()
    }
    await expect(page).toHaveURL(server.url(path))
    await expectFault(page)
    expect(await stored(page)).toBe('[]')
  },
  'a broken chunk': async (context, path) => {
    const page = await context.newPage()
    const shared = /src="(\/assets\/[^"]+\.js)"/.exec(await (await page.request.get(server.url('/'))).text())?.[1] ?? ''
    let broken = true
    await page.route('**/*.js', (route) =>
      broken && !route.request().url().endsWith(shared)
        ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
        : route.continue(),
    )
    await page.goto(server.url(path))
    await expect(page.locator('.tool-fault')).toBeVisible()
    if ((await onward(page).count()) > 0) await fillIn(page)
    broken = false
    // What a browser has read as broken code it keeps for as long as the page is open.
    await page.getByRole('button', { name: 'Start again' }).click()
    await toolReady(page)
    await walk(page)
    expect(await stored(page)).not.toContain(secret)
  },
  offline: async (context, path) => {
    const page = await context.newPage()
    await page.goto(server.url(path))
    await toolReady(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          if (navigator.serviceWorker.controller) done()
          else navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
        }),
    )
    await context.setOffline(true)
    await page.reload()
    await toolReady(page)
    await walk(page)
    expect(await stored(page)).not.toContain(secret)
  },
  'storage denied': async (context, path) => {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Navigator.prototype, 'locks', {
        value: { request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')) },
      })
    })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(server.url(path))
    await toolReady(page)
    await walk(page)
    if ((await save(page).count()) > 0) {
      await save(page).click()
      await expect(page.locator('.case-banner')).toContainText(/couldn’t save/)
    }
    expect(errors).toEqual([])
  },
  'two tabs': async (context, path) => {
    const [one, other] = [await context.newPage(), await context.newPage()]
    for (const page of [one, other]) {
      await page.goto(server.url(path))
      await toolReady(page)
    }
    await walk(one)
    await walk(other, 2)
    for (const page of [one, other]) {
      if ((await save(page).count()) === 0) continue
      await save(page).click()
      await expect(page.locator('.case-banner')).toContainText('Saved')
    }
    const kept = await stored(one)
    expect(kept).toBe(await stored(other))
  },
}

/** Every tool meets one condition in every run, and all six with ALL_CONDITIONS set. */
const met = (turn: number): [name: string, condition: Condition][] =>
  Object.entries(conditions).filter(
    (_, at) => process.env.ALL_CONDITIONS !== undefined || at === turn % Object.keys(conditions).length,
  )

for (const [turn, [tool, path]] of Object.entries(toolPaths).entries()) {
  for (const [name, condition] of met(turn)) {
    test(`${tool} with ${name}: no word leaves, and none is kept unasked`, async ({ browser }) => {
      const context = await browser.newContext({ serviceWorkers: 'allow' })
      try {
        await condition(context, path)
        expect(server.all()).not.toMatch(/Zebedee|Quill|4711/)
        expect(server.log.filter(({ method, body }) => !['GET', 'HEAD'].includes(method) || body !== '')).toEqual([])
      } finally {
        await context.close()
      }
    })
  }
}

test('no word is in a title, an address or the state of a page that another site could be told of', async ({
  browser,
}) => {
  await inWindow(browser, {}, async (page) => {
    await page.goto(server.url(paths.complaint))
    await toolReady(page)
    await walk(page)
    const seen = await page.evaluate(() => `${document.title} ${location.search} ${document.referrer} ${name}`)
    expect(seen).not.toContain('Zebedee')
  })
})
