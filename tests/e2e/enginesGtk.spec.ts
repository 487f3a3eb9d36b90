// The lean set in WebKitGTK, where Playwright’s own WebKit cannot be had. The window is 447 px wide, as narrow as it gets, and nothing is touched.
// Faults are told by the page itself: what fails in a worker, and what is only written to the console, is not seen here.
import { readFileSync } from 'node:fs'
import { type BrowserContext, test as base } from '@playwright/test'
import { testEngine } from './engineTests.ts'
import { loggedServer } from './loggedServer.ts'
import { builtPaths, fileOf } from './placesOf.ts'
import { expect } from './site.ts'
import { startWebDriver, type WebDriver } from './webDriver.ts'
import { pageOf } from './webDriverPage.ts'

const noting = '/note-faults.js'
const noted = '/faults'

/** Goes before all scripts of a page, and tells the server at once of what fails and of what the content policy refuses. */
const noteFaults = `{
  const note = (what) => {
    const ask = new XMLHttpRequest()
    ask.open('POST', '${noted}', false)
    try { ask.send(location.pathname + ': ' + what) } catch {} // there is no network
  }
  let isLeft = false
  addEventListener('beforeunload', () => { isLeft = true })
  addEventListener('error', ({ message, target }) => isLeft || note(message ?? (target.src ?? target.href) + ' has not come'), true)
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('securitypolicyviolation', (refused) => note(refused.violatedDirective + ' refuses ' + refused.blockedURI))
}`

/** As Playwright has it where a test allows no worker. */
const blockWorker = 'navigator.serviceWorker.register = async () => {}'

type Served = Awaited<ReturnType<typeof loggedServer>>

const test = base.extend<{ served: Served }, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture is made of.
    async ({}, use) => {
      const driver = await startWebDriver(process.env.TEST_WEBKITGTK ?? '')
      await use(driver)
      await driver.close()
    },
    { scope: 'worker' },
  ],
  // A server for each test is an origin for each: nothing is there of what another test kept.
  async served({ serviceWorkers }, use) {
    const served = await loggedServer()
    const pages = new Set(builtPaths())
    served.answerWith((path, response) => {
      if (path === noting)
        response
          .setHeader('Content-Type', 'text/javascript')
          .end(serviceWorkers === 'allow' ? noteFaults : `${noteFaults}\n${blockWorker}`)
      else if (path === noted) response.writeHead(204).end()
      // The worker asks for the page as it was built.
      else if (pages.has(path) && response.req.headers['sec-fetch-dest'] === 'document')
        response
          .setHeader('Content-Type', 'text/html')
          .end(readFileSync(fileOf(path), 'utf8').replace('<head>', `<head><script src="${noting}"></script>`))
      else return false
      return true
    })
    process.env.SITE_URL = served.url('')
    await use(served)
    await served.close()
    expect(served.log.filter(({ url }) => url === noted).map(({ body }) => body)).toEqual([])
  },
  async page({ driver, served: _ }, use) {
    await driver.resize(447, 800)
    await use(pageOf(driver))
  },
  async context({ served }, use) {
    await use({ setOffline: () => served.close() } as unknown as BrowserContext)
  },
})

testEngine(test)
