import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { start } from '../support/run.ts'
import { changedSite } from '../support/sites.ts'
import { expect, test } from './site.ts'

// One server for all, so the tests come one after another.
test.describe.configure({ mode: 'serial' })

const manifest = 'site.manifest.yaml'
const guide = 'content/pages/what-is-pcp.md'
const soon = 1000
let root: string
let url: string
let stop: () => void

test.beforeAll(async () => {
  root = changedSite('good', [])
  const port = await freePort()
  url = `http://localhost:${port}`
  const { child, ended } = start('dev', ['--site', root, '--port', String(port), '--today', '2026-11-20'])
  stop = () => child.kill()
  await Promise.race([until(async () => (await fetch(url).catch(() => undefined))?.ok === true), ended.then(({ out, err }) => { throw new Error(`the server stopped:\n${out}${err}`) })])
})

test.afterAll(() => { stop() })

test('a changed word shows at once', async ({ page }) => {
  await open(page, '/what-is-pcp')
  await page.locator('h1').waitFor()
  const times: number[] = []
  for (const title of ['Another title', 'A third title', 'A fourth title']) {
    times.push(await timed(() => edit(guide, /^title: .*$/m, `title: ${title}`), () => page.getByRole('heading', { level: 1, name: title }).waitFor()))
  }
  // The machine may be busy; the fastest of three is what the server can do.
  expect(Math.min(...times)).toBeLessThan(soon)
})

test('a fault shows over the page with its place and remedy, and goes when it is mended', async ({ page }) => {
  await open(page, '/what-is-pcp')
  const before = readFileSync(join(root, guide), 'utf8')
  const overlay = page.locator('vite-error-overlay')
  const took = await timed(() => edit(guide, 'title:', 'tittle:'), () => overlay.waitFor({ state: 'attached' }))
  await expect(overlay).toContainText('content/pages/what-is-pcp.md:2:1  there is no field "tittle"')
  await expect(overlay).toContainText('fix: did you mean "title"?')
  await expect(overlay).toContainText('what-is-pcp.md:2:1')
  expect(took).toBeLessThan(soon)

  await page.reload()
  await expect(overlay).toContainText('there is no field "tittle"')

  writeFileSync(join(root, guide), before)
  await overlay.waitFor({ state: 'detached' })
})

test('a new alias, a new redirect and a new page are there as soon as they are saved', async ({ page }) => {
  const before = readFileSync(join(root, manifest), 'utf8')
  const words = readFileSync(join(root, guide), 'utf8').replace(/^title: .*$/m, 'title: A fresh page').replace(/^description: .*$/m, `description: ${'A page that came while the server ran. '.repeat(2)}`)
  writeFileSync(join(root, 'content/pages/fresh.md'), words)
  const took = await timed(() => {
    edit(manifest, 'aliases: [/pcp]', 'aliases: [/pcp, /plain-pcp]')
    edit(manifest, '\npages:\n', '\npages:\n  - { kind: guide, path: /fresh, content: pages/fresh.md }\n')
    edit(manifest, '\nredirects:\n', '\nredirects:\n  - { from: /older, to: /fresh }\n')
  }, () => until(async () => (await fetch(`${url}/plain-pcp`, { headers: { accept: 'text/html' } })).status === 200))
  expect(took).toBeLessThan(soon)
  await page.goto(`${url}/plain-pcp`)
  await expect(page.locator('h1')).toHaveText(/^title: (.*)$/m.exec(readFileSync(join(root, guide), 'utf8'))?.[1] ?? '')
  await page.goto(`${url}/older`)
  expect(new URL(page.url()).pathname).toBe('/fresh')
  await expect(page.locator('h1')).toHaveText('A fresh page')
  rmSync(join(root, 'content/pages/fresh.md'))
  writeFileSync(join(root, manifest), before)
})

test('an address without a page shows the not-found page', async ({ page }) => {
  await until(async () => (await fetch(`${url}/fresh`, { headers: { accept: 'text/html' } })).status === 404)
  await page.goto(`${url}/nowhere`)
  await expect(page.locator('h1')).toBeVisible()
})

const open = async (page: Page, path: string) => {
  await page.goto(url + path)
  // The page is told of changes once it is connected.
  await page.waitForEvent('console', { predicate: (message) => message.text().includes('[vite] connected'), timeout: 2000 }).catch(() => undefined)
}

function edit(file: string, from: string | RegExp, to: string): void {
  writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, () => to))
}

async function timed(act: () => void, shown: () => Promise<void>): Promise<number> {
  const started = performance.now()
  act()
  await shown()
  return performance.now() - started
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let left = 600; left > 0 && !(await holds()); left--) await new Promise((resolve) => { setTimeout(resolve, 50) })
}

const freePort = () => new Promise<number>((resolve) => {
  const server = createServer().listen(0, () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
})
