import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { builtSite, expect, htmlFiles, test } from './site.ts'
import { wholeClaim } from './tool.ts'

// A host that sends no headers but the kind of file: what protects a visitor there stands in the pages.

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
const foreign = '<script>window.pwned = true</script><img src="/favicon.svg" onload="window.pwned = true">'
let server: Server
let url: string
const asked: string[] = []

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(`${request.method} ${request.url}`)
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
      .map((name) => join(builtSite, name))
      .find((name) => extname(name) !== '' && existsSync(name))
    if (file === undefined) return void response.writeHead(404).end()
    response.setHeader('Content-Type', kinds[extname(file)] ?? 'application/octet-stream')
    const bytes = readFileSync(file)
    // As a proxy on the way might, this page’s answer brings a script that is not ours.
    response.end(pathname === '/what-is-pcp' ? bytes.toString().replace('<h1', `${foreign}<h1`) : bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.close()
})

test('a calculator works there, and nothing of it is blocked', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content.Security.Policy|Trusted/i.test(message.text()))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${url}/pcp-claim-calculator${wholeClaim}`)
  await expect(page.locator('.tool .plate')).toContainText('£')
  await page.locator('footer a[href="/fees"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('What it costs')
  expect(faults).toEqual([])
})

test('a script that is not ours does not run there, and no form is sent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { blocked: [] })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (window as unknown as { blocked: string[] }).blocked.push(effectiveDirective),
    )
  })
  await page.goto(`${url}/what-is-pcp`, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  const before = asked.length
  // As the forms of the tools would be sent where no script held them back: to the page they are on.
  for (const method of ['get', 'post']) {
    await page.evaluate((by) => {
      const form = document.createElement('form')
      form.method = by
      const box = document.createElement('input')
      box.name = 'name'
      box.value = 'Ann'
      form.append(box)
      document.body.append(form)
      form.submit()
    }, method)
  }
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked))
    .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'form-action']))
  expect(page.url()).toBe(`${url}/what-is-pcp`)
  expect(asked.slice(before)).toEqual([])
})

test('papers are read there by a worker that can ask no other host', async ({ page }) => {
  await page.goto(`${url}/pcp-claim-calculator`)
  await page.getByText('Use my papers').click()
  // Held open: the reader starts while papers are chosen, and waits for them.
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.waitForEvent('filechooser'),
    page.locator('section.papers .drop button').click(),
  ])
  const refused = await worker.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) =>
          resolve((event as SecurityPolicyViolationEvent).effectiveDirective),
        )
        fetch('https://elsewhere.example/').catch(() => undefined)
      }),
  )
  expect(refused).toBe('connect-src')
})

test('every page says its policy before it loads or runs anything', () => {
  const late = htmlFiles().filter(
    (file) =>
      !/^[^<]*<!DOCTYPE html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="default-src [^"]+">\s*<meta name="referrer"/.test(
        readFileSync(file, 'utf8'),
      ),
  )
  expect(late).toEqual([])
})
