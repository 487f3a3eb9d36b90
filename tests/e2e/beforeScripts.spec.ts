import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { someOf } from '../support/nightly.ts'
import { forMyself } from './caseAnswers.ts'
import { loggedServer } from './loggedServer.ts'
import { expect, test } from './site.ts'
import { expectFault, paths, toolPaths, toolReady } from './tool.ts'

const secret = 'Zebedee4711'

/** What can become of a script on its way. */
const fates: Record<string, (response: ServerResponse) => void> = {
  missing: (response) => void response.writeHead(404).end('Not found'),
  broken: (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('throw new Error("broken on the way")'),
  'cut off': (response) => void response.destroy(),
  late: () => {},
}

type Server = Awaited<ReturnType<typeof loggedServer>>
let server: Server
test.beforeEach(async () => {
  server = await loggedServer()
})
test.afterEach(() => server.close())

const boxes = (page: Page) =>
  page.locator('#tool :is(input:not([type="radio"], [type="checkbox"], [type="file"]), textarea)')
const status = (page: Page) => page.locator('#tool [role="status"]')
const choices = (page: Page) => page.locator('#tool input[type="radio"]')

/** The script that starts the others. */
const scriptOfEveryPage = async (page: Page): Promise<string> =>
  /src="(\/assets\/[^"]+\.js)"/.exec(await (await page.request.get(server.url('/'))).text())?.[1] ?? ''

/** Holds back every script that a page asks for from now on, but one that may be named. Answers with how to let them come. */
async function holdScripts(page: Page, except?: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    if (except === undefined || !route.request().url().endsWith(except)) await held
    await route.continue()
  })
  return release
}

/** Asks a tool for a part whose scripts are held back. Answers with how to let them come. */
async function askForHeldPart(page: Page): Promise<() => void> {
  await page.goto(server.url(paths.decoder))
  await toolReady(page)
  const release = await holdScripts(page)
  await page.locator('input[name="how"][value="paste"]').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(status(page).filter({ hasText: 'One moment' })).toBeVisible()
  return release
}

/** Fills in whatever the first question offers, and tries every way to send it on. Answers with what should still stand there. */
async function fillInAndSend(page: Page) {
  const typed = await boxes(page).count()
  for (let at = 0; at < typed; at += 1) await boxes(page).nth(at).fill(secret)
  if ((await choices(page).count()) > 0) await choices(page).last().check()
  if (typed > 0) await boxes(page).first().press('Enter')
  await page
    .locator('#tool')
    .getByRole('button', { name: 'Continue' })
    .first()
    .click({ timeout: 1_000 })
    .catch(() => undefined)
  await page.evaluate(() => {
    for (const form of document.forms) form.submit()
  })
  return { typed }
}

/** Nobody was told anything but which files to send: no words, no query, nothing but GET. */
function expectNothingSent({ log, all }: Server) {
  expect(all()).not.toContain(secret)
  expect(log.filter(({ method, url, body }) => method !== 'GET' || url.includes('?') || body !== '')).toEqual([])
}

for (const [tool, path] of someOf(Object.entries(toolPaths), 4)) {
  test(`without its scripts ${tool} sends nothing, keeps what was typed and says that it has not started`, async ({
    page,
  }) => {
    server.answerWith((asked, response) => {
      if (asked.endsWith('.js')) fates['missing']?.(response)
      return asked.endsWith('.js')
    })
    await page.goto(server.url(path))
    const { typed } = await fillInAndSend(page)
    await expect(page).toHaveURL(server.url(path))
    for (let at = 0; at < typed; at += 1) await expect(boxes(page).nth(at)).toHaveValue(new RegExp(secret))
    await expectFault(page)
    await expect(page.locator('.tool-fault a').first()).toBeVisible()
    expectNothingSent(server)
  })
}

/** Fills in and sends as fast as a script can, whatever stands there at that moment. */
const sendAtOnce = (page: Page) =>
  page.evaluate((words) => {
    for (const box of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#tool :is(input, textarea)')) {
      if (box.type === 'radio' || box.type === 'checkbox') box.click()
      else if (box.type !== 'file') box.setRangeText(words)
    }
    for (const form of document.querySelectorAll('form')) {
      form.requestSubmit()
      form.submit()
    }
  }, secret)

test('each script of each tool may be missing, broken, cut off or late: nothing is sent, and the address stays', async ({
  page,
  context,
}) => {
  await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
  const asking = new Map<string, string>()
  for (const path of Object.values(toolPaths)) {
    await page.goto(server.url(path))
    await toolReady(page)
    for (const { url } of server.log) if (url.endsWith('.js') && !asking.has(url)) asking.set(url, path)
  }
  expect(asking.size).toBeGreaterThan(20)
  for (const [at, [script, path]] of [...asking].entries()) {
    const [fate = '', become] = Object.entries(fates)[at % 4] ?? []
    server.log.length = 0
    server.answerWith((asked, response) => {
      if (asked === script) become?.(response)
      return asked === script
    })
    await page.goto(server.url(path), { waitUntil: 'commit' })
    await page.locator('#tool').waitFor({ state: 'attached' })
    await sendAtOnce(page)
    expect.soft(page.url().replace(/#.*$/, ''), `${script} ${fate}`).toBe(server.url(path))
    expect.soft(server.all(), `${script} ${fate}`).not.toContain(secret)
    expect
      .soft(
        server.log.filter(({ method, url }) => method !== 'GET' || url.includes('?')),
        `${script} ${fate}`,
      )
      .toEqual([])
  }
})

test('what is typed and chosen while the scripts are on their way is there when they have come, and Continue is pressed then', async ({
  page,
}) => {
  const release = await holdScripts(page, await scriptOfEveryPage(page))
  await page.goto(server.url(paths.fees))
  await page.locator('#redress').fill('4711')
  await page.locator('html[data-script]').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(server.url(paths.fees))
  release()
  await toolReady(page)
  // Continue counts once: Back is at the question again, with its answer.
  await expect(page.locator('#tool .plate')).toContainText('£4,711')
  await page.goBack()
  await expect(page.locator('#redress')).toHaveValue('4711')
  expect(server.all()).not.toContain('4711')
})

test('a choice made before the scripts have come counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(server.url(paths.agreement), { waitUntil: 'commit' })
  await choices(page).nth(1).check()
  release()
  await toolReady(page)
  await expect(choices(page).nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/#\?/)
})

test('a tool whose script did not come starts again when it is asked to, with what was typed', async ({ page }) => {
  let broken = true
  const shared = await scriptOfEveryPage(page)
  server.answerWith((asked, response) => {
    if (!broken || !asked.endsWith('.js') || asked === shared) return false
    response.destroy()
    return true
  })
  await page.goto(server.url(paths.fees))
  await expect(page.locator('.tool-fault')).toBeVisible()
  await page.locator('#redress').fill('4711')
  broken = false
  await page.getByRole('button', { name: 'Start again' }).click()
  await toolReady(page)
  await expect(page.locator('.tool-fault')).toBeHidden()
  await expect(page.locator('#tool .ask')).toBeFocused()
  await expect(page.locator('#redress')).toHaveValue('4711')
})

test('an error inside a tool puts its plain form back, says so, and loses no answer', async ({ page }) => {
  await page.goto(server.url(paths.complaint))
  await toolReady(page)
  await forMyself(page, 'no')
  await page.locator('#lender').fill('Some Finance Ltd')
  await page.getByRole('button', { name: 'Continue' }).click()
  const section = page.locator('#tool .section')
  await expect(section).toContainText('Some Finance Ltd')
  const ask = (await page.locator('#tool .ask').textContent()) ?? ''
  // Extensions that translate or rewrite a page take away what the tool wants to put in another place.
  await page.evaluate(() => {
    const { remove } = Element.prototype
    Element.prototype.remove = () => {
      throw new Error('taken away by an extension')
    }
    document.addEventListener(
      'error-seen',
      () => {
        Element.prototype.remove = remove
      },
      { once: true },
    )
    addEventListener('error', () => document.dispatchEvent(new Event('error-seen')), { once: true })
  })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.locator('.tool-fault')).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Start again' }).click()
  await toolReady(page)
  await expect(page.locator('.tool-fault')).toBeHidden()
  await expect(section).toContainText('Some Finance Ltd')
  await expect(page.locator('#tool .ask')).toHaveText(ask)
})

test('a part of a tool that did not come is fetched when it is asked for again, and no answer is lost', async ({
  page,
}) => {
  await page.goto(server.url(paths.decoder))
  await toolReady(page)
  let broken = true
  server.answerWith((asked, response) => {
    if (!broken || !asked.endsWith('.js')) return false
    response.writeHead(503).end()
    return true
  })
  await page.locator('input[name="how"][value="paste"]').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const missing = status(page).filter({ hasText: 'couldn’t load' })
  await expect(missing).toBeFocused()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(missing).toBeFocused()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#tool .ask')).toBeFocused()
  await page.locator('#words').fill('This is our final response. We refuse your complaint. Code RD02.')
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const [part, value] of Object.entries({ day: '31', month: '8', year: '2026' }))
    await page.locator(`#dated-${part}`).fill(value)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('#tool .plate')).toContainText('28 February 2027')
})

test('a part of a tool that a server never ends is said to be missing, and is there once it comes', async ({
  page,
}) => {
  await page.clock.install()
  const release = await askForHeldPart(page)
  await page.clock.fastForward('01:00')
  await expect(status(page).filter({ hasText: 'couldn’t load' })).toBeVisible()
  release()
  await expect(page.locator('#words')).toBeVisible()
})

test('the focus is at a question whose code came after the visitor, even if a frame is drawn before it', async ({
  page,
}) => {
  await page.addInitScript('window.requestAnimationFrame = (draw) => draw(0)')
  const release = await askForHeldPart(page)
  release()
  await expect(page.locator('#tool .ask')).toHaveText('Paste the letter here')
  await expect(page.locator('#tool .ask')).toBeFocused()
})
