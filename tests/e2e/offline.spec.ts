import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serveSite } from '../../scripts/serve/serveSite.ts'
import { someOf } from '../support/nightly.ts'
import { walkAccess, walkComplaint, walkDeadlines, walkEvidence, walkPack, walkTemplate } from './letterWalks.ts'
import { builtSite, expect, siteUrl, test } from './site.ts'
import { open, paths, toolReady } from './tool.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) => page.locator('h1')
const ready = (page: Page) =>
  page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated' &&
      navigator.serviceWorker.controller !== null,
  )
const registered = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
/** Check whether a page that was read is kept. */
const keeps = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (wanted) => (await (await caches.open('pages')).match(wanted)) !== undefined, path))
    .toBe(true)

test('after one visit to a tool every tool works without a network, reloaded or never opened before', async ({
  page,
  context,
}) => {
  const failed: string[] = []
  page.on('pageerror', (error) => failed.push(error.message))
  await page.goto(siteUrl('/pcp-claim-calculator'))
  await ready(page)
  await context.setOffline(true)
  await page.reload()
  await toolReady(page)
  for (const path of await page.evaluate(async () =>
    (await (await caches.open((await caches.keys()).find((name) => name.includes('precache')) ?? '')).keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.includes('.')),
  )) {
    await page.goto(siteUrl(path))
    await expect(heading(page), path).not.toHaveText('You’re offline')
    for (const island of await page.locator('main [data-island][data-start="load"]').all())
      await expect(island, path).toHaveAttribute('data-ready', '')
  }
  expect(failed).toEqual([])
})

// What a walk fetches is fetched alike in all of them, and the test above starts every tool.
for (const [name, path, walk] of someOf(
  [
    ['complaint', paths.complaint, walkComplaint],
    ['access request', paths.access, walkAccess],
    ['letter to copy', paths.template, walkTemplate],
    ['list of dates', paths.deadlines, walkDeadlines],
    ['evidence list', paths.evidence, walkEvidence],
    ['ombudsman pack', paths.ombudsman, walkPack],
  ] as const,
  3,
)) {
  test(`a page opened once makes the ${name} without a network, from its start to the file kept`, async ({
    page,
    context,
  }) => {
    await open(page, path)
    await ready(page)
    await context.setOffline(true)
    await open(page, path)
    await walk(page)
  })
}

test('pages that were read open without a network, under other addresses as well; one never read says so and names the tools', async ({
  page,
  context,
}) => {
  await page.goto(siteUrl('/what-is-pcp'))
  const words = (await heading(page).textContent()) ?? ''
  expect(await registered(page)).toBe(0)
  await page.locator('main a[href="/was-my-pcp-mis-sold"]').first().click()
  await expect(heading(page)).not.toHaveText(words)
  const second = new URL(page.url()).pathname
  await ready(page)
  await page.goto(siteUrl('/guides/redress-timeline?from=letter'))
  for (const path of ['/what-is-pcp', second, '/guides/redress-timeline']) await keeps(page, path)
  await context.setOffline(true)
  await page.goto(siteUrl('/what-is-pcp'))
  await expect(heading(page)).toHaveText(words)
  for (const path of [
    second,
    '/guides/redress-timeline',
    '/guides/redress-timeline/',
    '/guides/reply-decoder',
    '/guides/reply-decoder/',
    '/guides/reply-decoder?utm_source=a',
  ]) {
    await page.goto(siteUrl(path))
    await expect(heading(page), path).not.toHaveText('You’re offline')
  }
  const answer = await page.goto(siteUrl('/regulatory-decisions-explained'))
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['content-security-policy']).toContain("base-uri 'none'; form-action 'none'")
  await expect(heading(page)).toHaveText('You’re offline')
  await expect(page.locator('main')).toContainText('haven’t opened this page on this device before')
  await page.locator('main a[href="/guides/reply-decoder"]').click()
  await page.locator('.tool').waitFor()
})

test('an alias and a former address answer without a network', async ({ page, context }) => {
  await page.goto(siteUrl('/pcp-claim-calculator'))
  await ready(page)
  await page.goto(siteUrl('/cookies'))
  await keeps(page, '/cookie-policy')
  await page.goto(siteUrl('/regulatory-decisions-explained'))
  await keeps(page, '/regulatory-decisions-explained')
  await context.setOffline(true)
  for (const path of ['/cookies', '/cookie-policy', '/fca-role-in-pcp-claims']) {
    await page.goto(siteUrl(path))
    await expect(heading(page), path).not.toHaveText('You’re offline')
  }
})

test('nothing that stands behind a "?" or "#" is written to the device', async ({ page }) => {
  await page.goto(siteUrl('/pcp-claim-calculator'))
  await ready(page)
  await page.goto(siteUrl('/what-is-pcp?name=Ann'))
  await keeps(page, '/what-is-pcp')
  const kept = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
    ).flat(),
  )
  expect(kept.length).toBeGreaterThan(10)
  // What a kept file was made from may stand behind its "?", and nothing else.
  const behind = kept
    .map((url) => new URL(url))
    .map(({ search, hash }) => search.replace(/^\?__WB_REVISION__=[0-9a-f]+$/, '') + hash)
  expect(behind.filter((text) => text !== '')).toEqual([])
})

test('a guide’s first visit registers nothing until the visitor does something', async ({ page }) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await page.goto(siteUrl('/guides/redress-timeline'), { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 500)
  await page.clock.fastForward('10:00')
  await page.waitForLoadState('networkidle')
  expect(await registered(page)).toBe(0)
  expect(asked).not.toContain('/sw.js')
  await page.keyboard.press('Tab')
  await ready(page)
})

test('a new version is announced, and taken over only when the visitor says so', async ({ page }) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'offline-')), 'site')
  cpSync(builtSite, folder, { recursive: true })
  const { server, url } = await serveSite(folder, 0)
  try {
    await page.clock.install()
    await page.goto(new URL('/pcp-claim-calculator', url).href)
    await ready(page)
    const dropped = publishAgain(folder)
    await toolReady(page)
    await page.evaluate(async () => {
      Object.assign(window, { stayed: true })
      await (await navigator.serviceWorker.ready).update()
    })
    const toast = page.locator('.toasts > .toast')
    await expect(toast).toContainText('A new version is ready')
    await page.clock.fastForward('10:00')
    await expect(toast).toBeVisible()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
    await toast.getByRole('button', { name: 'Use it now' }).click()
    await page.waitForFunction(() => !('stayed' in window))
    await ready(page)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
    await expect(page.locator('.toasts > .toast')).toHaveCount(0)
    // A script that only the version before names is there for tabs and pages of that version.
    expect(
      await page.evaluate(async (path) => (await (await caches.open('assets')).match(path)) !== undefined, dropped),
    ).toBe(true)
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('what the worker keeps from the start is named with the hash of its bytes', () => {
  const [list = '[]'] = /\[\{"url":[^\]]*\]/.exec(readFileSync(join(builtSite, 'sw.js'), 'utf8')) ?? []
  const entries = JSON.parse(list) as { url: string; integrity?: string }[]
  expect(entries.length).toBeGreaterThan(50)
  const fileOf = (path: string) =>
    join(builtSite, path === '/' ? 'index.html' : path.includes('.') ? path : `${path}.html`)
  expect(
    entries.filter(({ url, integrity }) => integrity !== hashOf(readFileSync(fileOf(url)))).map(({ url }) => url),
  ).toEqual([])
})

test('while a host answers an old page under a new list, the version before stays whole; the new one comes once it fits', async ({
  page,
  context,
}) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'offline-')), 'site')
  cpSync(builtSite, folder, { recursive: true })
  const { server, url } = await serveSite(folder, 0)
  const checklist = new URL(paths.evidence, url).href
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update().catch(() => undefined)
      const { installing } = registration
      // Told by the worker itself, whichever way it ends.
      if (installing)
        await new Promise<void>((ended) =>
          installing.addEventListener('statechange', () => {
            if (installing.state !== 'installing') ended()
          }),
        )
      return registration.waiting !== null
    })
  /** What the version being used, or the one that waits, has kept of the page. */
  const keptTitles = () =>
    page.evaluate(async (path) => {
      const cache = await caches.open((await caches.keys()).find((name) => name.includes('precache')) ?? '')
      const kept = (await cache.keys()).filter((request) => new URL(request.url).pathname === path)
      return Promise.all(
        kept.map(async (request) => /<title>([^<]*)/.exec((await (await cache.match(request))?.text()) ?? '')?.[1]),
      )
    }, paths.evidence)
  try {
    await page.goto(new URL('/pcp-claim-calculator', url).href)
    await ready(page)
    const [title] = await keptTitles()
    const put = listNewPage(folder, `${paths.evidence.slice(1)}.html`, (html) =>
      html.replace('<title>', '<title>New: '),
    )
    expect(await update()).toBe(false)
    expect(await keptTitles()).toEqual([title])
    await context.setOffline(true)
    await page.goto(checklist)
    await toolReady(page)
    await context.setOffline(false)
    put()
    expect(await update()).toBe(true)
    expect((await keptTitles()).toSorted()).toEqual([title, `New: ${title}`].toSorted())
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

const hashOf = (bytes: Buffer | string) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Puts a worker that names a new page in a folder that is being served, and the page itself when the answer is called: a host may be that far behind. */
function listNewPage(folder: string, name: string, changed: (html: string) => string): () => void {
  const [page, worker] = [join(folder, name), join(folder, 'sw.js')]
  const before = readFileSync(page, 'utf8')
  const entry = new RegExp(`(\\{"url":"/${name.replace('.html', '')}","revision":")\\w+`)
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8')
      .replace(entry, '$10123456789abcdef')
      .replace(hashOf(before), hashOf(changed(before))),
  )
  serveAfresh(folder, 'sw.js')
  return () => {
    writeFileSync(page, changed(before))
    serveAfresh(folder, name)
  }
}

/** Makes the server look at a folder again, where a file has changed. */
function serveAfresh(folder: string, changed: string): void {
  for (const ending of ['.br', '.gz']) rmSync(join(folder, changed + ending), { force: true })
  // The server looks at this file to tell one build from the next.
  const host = join(folder, 'host.json')
  writeFileSync(`${host}.new`, readFileSync(host))
  renameSync(`${host}.new`, host)
}

/** Puts a worker that no longer names one script in a folder that is being served, as a new build would. Answers with that script. */
function publishAgain(folder: string): string {
  const file = join(folder, 'sw.js')
  const code = readFileSync(file, 'utf8')
  const [entry = '', path = ''] = /\{"url":"(\/assets\/[^"]+\.js)","revision":null[^}]*\},/.exec(code) ?? []
  writeFileSync(file, code.replace(entry, ''))
  serveAfresh(folder, 'sw.js')
  return path
}
