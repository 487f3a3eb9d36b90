import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { start } from '../support/run.ts'
import { changedSite } from '../support/sites.ts'
import { expect, test } from './site.ts'

// One server for all, so the tests come one after another.
test.describe.configure({ mode: 'serial' })

const manifest = 'site.manifest.yaml'
const guide = 'content/pages/what-is-pcp.md'
const notFound = 'Page not found'
// A second where times are measured; elsewhere what takes longer than a minute hangs.
const soon = process.env.TIMED === undefined ? 60_000 : 1000
/** Words that differ, for as often as something is timed at most. A figure in a title would be a fault. */
const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
let root: string
let url: string
let stop: () => void

test.beforeAll(async () => {
  root = changedSite('good', [])
  const server = await serve(root)
  url = server.url
  stop = server.stop
  // It answers before it watches the files; what is saved in between goes unnoticed.
  let saves = 0
  await until(async () => {
    edit(guide, /^title: .*$/m, `title: Saved ${'again '.repeat(saves++ % 2)}here`)
    return (await headingOf('/what-is-pcp')).startsWith('Saved ')
  })
})

test.afterAll(() => {
  stop()
})

test('a changed word shows at once', async ({ page }) => {
  await open(page, '/what-is-pcp')
  await page.locator('h1').waitFor()
  const show = (title: string) =>
    timed(
      () => edit(guide, /^title: .*$/m, `title: ${title}`),
      () => page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor(),
    )
  expect(await fastest((word) => show(`A ${word} title`))).toBeLessThan(soon)
})

test('a fault shows over the page with its place and remedy, and goes when it is mended', async ({ page }) => {
  await open(page, '/what-is-pcp')
  const before = readFileSync(join(root, guide), 'utf8')
  const overlay = page.locator('vite-error-overlay')
  const spoil = () => edit(guide, 'title:', 'tittle:')
  const mend = async () => {
    writeFileSync(join(root, guide), before)
    await overlay.waitFor({ state: 'detached' })
  }
  const took = await fastest(async () => {
    const once = await timed(spoil, () => overlay.waitFor({ state: 'attached' }))
    await mend()
    return once
  })
  expect(took).toBeLessThan(soon)

  spoil()
  await expect(overlay).toContainText('content/pages/what-is-pcp.md:2:1  there is no field "tittle"')
  await expect(overlay).toContainText('fix: did you mean "title"?')
  await expect(overlay).toContainText('what-is-pcp.md:2:1')
  await page.reload()
  await expect(overlay).toContainText('there is no field "tittle"')

  await mend()
})

test('a new alias, a new redirect and a new page are there as soon as they are saved', async ({ page }) => {
  const before = readFileSync(join(root, manifest), 'utf8')
  const content = readFileSync(join(root, guide), 'utf8')
    .replace(/^title: .*$/m, 'title: A fresh page')
    .replace(/^description: .*$/m, `description: ${'A page that came while the server ran. '.repeat(2)}`)
  const title = await headingOf('/what-is-pcp')
  const isThere = async () => (await headingOf('/plain-pcp')) === title
  const add = () => {
    writeFileSync(join(root, 'content/pages/fresh.md'), content)
    edit(manifest, 'aliases: [/pcp]', 'aliases: [/pcp, /plain-pcp]')
    edit(manifest, '\npages:\n', '\npages:\n  - { kind: guide, path: /fresh, content: pages/fresh.md }\n')
    edit(manifest, '\nredirects:\n', '\nredirects:\n  - { from: /older, to: /fresh }\n')
  }
  const remove = () => {
    rmSync(join(root, 'content/pages/fresh.md'))
    writeFileSync(join(root, manifest), before)
  }
  const took = await fastest(async () => {
    const once = await timed(add, () => until(isThere))
    remove()
    await until(async () => !(await isThere()))
    return once
  })
  expect(took).toBeLessThan(soon)

  add()
  await until(isThere)
  await visit(page, '/plain-pcp')
  await expect(page.locator('h1')).toHaveText(title)
  await visit(page, '/older')
  expect(new URL(page.url()).pathname).toBe('/fresh')
  await expect(page.locator('h1')).toHaveText('A fresh page')
  // Nothing of this page is left to be reloaded by what is saved next.
  await page.goto('about:blank')
  remove()
  await until(async () => (await headingOf('/fresh')) === notFound)
})

test('a file that is saved in two steps is read as it is in the end', async () => {
  const before = readFileSync(join(root, manifest), 'utf8')
  const title = await headingOf('/what-is-pcp')
  writeFileSync(join(root, manifest), '')
  // Long enough for a change to be told, and too soon for the watcher to tell another.
  await new Promise((resolve) => setTimeout(resolve, 40))
  writeFileSync(join(root, manifest), before.replace('aliases: [/pcp]', 'aliases: [/pcp, /stepwise]'))
  await until(async () => (await headingOf('/stepwise')) === title)
  writeFileSync(join(root, manifest), before)
  await until(async () => (await headingOf('/stepwise')) === notFound)
})

test('a changed sentence of a letter shows on its page and in its tool', async ({ page }) => {
  test.setTimeout(180_000)
  const own = mkdtempSync(join(tmpdir(), 'letters-'))
  for (const part of ['content', 'site.manifest.yaml']) cpSync(part, join(own, part), { recursive: true })
  const letter = join(own, 'content/letters/copy/ask.md')
  const server = await serve(own)
  try {
    await page.goto(`${server.url}/pcp-claim-letter-template`)
    await expect(page.locator('.template-letter').first()).toContainText('for information and not a complaint.')
    // What is saved before the server watches goes unnoticed.
    await expect(async () => {
      writeFileSync(
        letter,
        readFileSync(letter, 'utf8').replace(
          /for information and not a complaint(?: yet)*\./,
          'for information and not a complaint yet.',
        ),
      )
      await expect(page.locator('.template-letter').first()).toContainText('and not a complaint yet.', {
        timeout: 5_000,
      })
    }).toPass({ timeout: 60_000 })
    await page.getByRole('radio', { name: 'Tell me if commission was paid on my finance' }).check()
    await expect(page.getByRole('textbox', { name: 'The letter' })).toHaveValue(/and not a complaint yet\./)

    writeFileSync(letter, readFileSync(letter, 'utf8').replace('{% fact "sar.limit" /%}', '{% blank "limit" /%}'))
    await expect(page.locator('vite-error-overlay')).toContainText('copy/ask cannot be given "limit"', {
      timeout: 30_000,
    })
  } finally {
    server.stop()
  }
})

test('an address without a page shows the not-found page', async ({ page }) => {
  await visit(page, '/nowhere')
  await expect(page.locator('h1')).toHaveText(notFound)
})

/** A server of a site, once it answers. */
async function serve(site: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const { child, ended } = start('dev', ['--site', site, '--port', String(port), '--today', '2026-11-20'])
  await Promise.race([
    until(async () => (await fetch(address).catch(() => undefined))?.ok === true),
    ended.then(({ out, err }) => {
      throw new Error(`the server stopped:\n${out}${err}`)
    }),
  ])
  return { url: address, stop: () => child.kill() }
}

const open = async (page: Page, path: string) => {
  // The page is told of changes once it is connected.
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.goto(url + path)
  await connected
}

/**
 * Opens a page, again when the server reloads the one before it at that very moment: what was saved last may still be told to it. A browser
 * that was sent to two places at once may wait for neither, without an end.
 */
const visit = (page: Page, path: string) => expect(() => page.goto(url + path, { timeout: 25_000 })).toPass()

/** What the page at an address is called, as the server renders it. */
async function headingOf(path: string): Promise<string> {
  const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text()
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
}

function edit(file: string, from: string | RegExp, to: string): void {
  writeFileSync(
    join(root, file),
    readFileSync(join(root, file), 'utf8').replace(from, () => to),
  )
}

async function timed(act: () => void, shown: () => Promise<void>): Promise<number> {
  const started = performance.now()
  act()
  await shown()
  return performance.now() - started
}

/** The least of some times. The machine may be busy, which only adds to them: the least is what the server can do. */
async function fastest(time: (word: string) => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (const word of words) if (least >= soon) least = Math.min(least, await time(word))
  return least
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let left = 600; left > 0; left--) {
    if (await holds()) return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error(`it never came true: ${holds}`)
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
