import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { oldestBrowsers } from '../../src/build/oldestBrowsers.ts'
import { markupNewerThan, stylesNewerThan } from '../support/looksNewerThan.ts'
import { newerThan } from '../support/newerThan.ts'
import { isNightly } from '../support/nightly.ts'
import { choose, press } from './byKeyboard.ts'
import { walkAccess } from './letterWalks.ts'
import { builtSite, expect, inWindow, siteUrl, test } from './site.ts'
import { answer, expectFault, open, paths, toolPaths, wholeClaim, wholeRedress } from './tool.ts'

/** What the scan finds and no old browser comes to, by the start of a file’s name, and why. */
const allowed: readonly { in: string; uses: readonly string[]; because: string }[] = [
  { in: '', uses: ['cancelIdleCallback'], because: 'it cancels what requestIdleCallback began, which is looked for' },
  { in: 'assets/papers-', uses: ['.grow'], because: 'a method of pdf.js’s own' },
  { in: 'assets/papers-', uses: ['AbortSignal.any'], because: 'pdf.js edits notes with it, and nothing is edited' },
  {
    in: 'assets/papers-',
    uses: ['ImageDecoder.isTypeSupported'],
    because: 'pdf.js asks first whether pictures may be decoded so, and they may not',
  },
  { in: 'assets/papers-', uses: ['JSON.isRawJSON', 'JSON.rawJSON'], because: 'what core-js makes them of' },
]

const built = (ending: string) =>
  readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(builtSite, file), 'utf8') }))

test('no script uses what the oldest browsers do not have', () => {
  const found = built('.js').flatMap(({ file, text }) =>
    newerThan(oldestBrowsers, text)
      .filter((name) => !allowed.some(({ in: start, uses }) => file.startsWith(start) && uses.includes(name)))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

/** What the oldest browsers lack in styles and pages, and what a visitor sees there instead. */
const doneWithout: readonly [RegExp, string][] = [
  [/^text-wrap in /, 'lines break where they are full'],
  [/^cursor: pointer in /, 'a phone has no pointer'],
  [/^(?:scrollbar-|:-webkit-scrollbar)/, 'the browser’s own bar is seen'],
  [/^(?:scroll-target-group|:target-current)/, 'the list of parts does not say which one is being read'],
  [/^(?:break-after|size|zoom|@page)/, 'the print is longer, and breaks elsewhere'],
  [/^(?::details-content|content-visibility) in /, 'a fold that is closed stays closed on paper and without script'],
  [/^forced-color-adjust in /, 'a key has the colours that the visitor chose'],
  [/^grid-template-rows: subgrid in \.way$/, 'the lines of two boxes are not level'],
  [/^resize in textarea$/, 'a box keeps its height'],
  [/^:-webkit-search-cancel-button in /, 'only WebKit and Chromium draw that button'],
  [/^@media scripting$/, 'a tool stands there without script as well, below words that say what it needs'],
  [
    /^:has in \.quick-check|^:has in :is\(\.quick-check/,
    'the three questions are left out: the tool they lead to asks them',
  ],
  [
    /^:has in (?::root|html|main|\.result).*(?:letter-sheet|data-result|form)/,
    'the page is printed around a letter or result',
  ],
  [/^:has in (?:\.pointed|:is\(\.pointed)/, 'a figure’s lines do not light up'],
  [/^:has in \.choice:has/, 'the box that is ticked and has the focus shows it, and not the line around it'],
  [
    /^:has in (?:\.table-box|\.tool \.section|\.home|\.drawing-parts|\.directory|\.menu-panel|\.modal|\.field|\.date-part|\.page|html:has\(\.contents|:is\(\.label|:is\(\.waiting)/,
    'it stands in its box, roomier or narrower',
  ],
  [/^:has in html:has\(#tool/, 'pulling the page down loads it again, as it does anywhere'],
  [/^<\w+ (?:autocapitalize|autocorrect|writingsuggestions)>$/, 'the browser may offer to spell, as it does anywhere'],
  [/^<details name>$/, 'several answers can be open at a time'],
  [/^<link blocking>$/, 'a page may be seen for a moment before its styles'],
]

test('no style sheet and no page uses what the oldest browsers cannot do without', () => {
  const found = [
    ...built('.css').flatMap(({ file, text }) => stylesNewerThan(oldestBrowsers, text).map((name) => [name, file])),
    ...built('.html').flatMap(({ file, text }) => markupNewerThan(oldestBrowsers, text).map((name) => [name, file])),
  ] as [string, string][]
  expect(found.filter(([name]) => !doneWithout.some(([known]) => known.test(name)))).toEqual([])
  expect(doneWithout.filter(([known]) => !found.some(([name]) => known.test(name)))).toEqual([])
})

/** Takes away what Firefox 115, Chrome 111 or Safari 16.4 lack, before any script of the page runs. */
const beOld = (page: Page) =>
  page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Array, ['fromAsync']],
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['toWellFormed', 'isWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'toArray', 'some', 'find', 'take']],
      [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
      [AbortSignal, ['any']],
      [URL, ['parse', 'canParse']],
      [window, ['navigation', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler']],
    ]
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
  })

test.describe('in a browser of 2023', () => {
  test.beforeEach(({ page }) => beOld(page))

  test('a letter is written, a letter is read, and sums are done', async ({ page }) => {
    const failed: string[] = []
    page.on('pageerror', ({ message }) => failed.push(message))
    await open(page, paths.access)
    await walkAccess(page)
    await open(page, paths.decoder)
    await page.locator('input[name="how"][value="paste"]').check()
    await press(page, 'Continue')
    await expect(page.locator('.tool textarea')).toBeVisible()
    for (const path of [`${paths.claim}${wholeClaim}`, `${paths.redress}${wholeRedress}`]) {
      await open(page, path)
      await expect(answer(page)).toContainText('£')
    }
    expect(failed).toEqual([])
  })

  test('the search and the filters answer', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(siteUrl('/search#q=black%20horse'))
    await expect(page.locator('.results a[href^="/lenders/black-horse"]').first()).toBeVisible()
    await page.locator('#find-box').fill('alphera')
    await expect(page.getByRole('option').first()).toContainText('Alphera')
    await page.goto(siteUrl('/lenders'))
    await page.locator('#filter-lenders').fill('alphera')
    await expect(page.locator('section.letter li:visible').first()).toContainText('Alphera')
    await expect(page.locator('section.letter li').filter({ visible: false }).first()).toBeAttached()
  })
})

const tooOld = 'your browser is too old for this tool'

test('a part of a tool that fails in this browser says so, blames no connection, and gives the plain way', async ({
  page,
}) => {
  await open(page, paths.complaint)
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'Map.noSuchThing()' }))
  await choose(page, 'acting', 'self')
  await choose(page, 'before', 'no')
  await press(page, 'Continue')
  await expectTooOld(page)
})

test('a script that this browser cannot read leaves the plain page, which says so', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'using = of (?<=' }))
  await page.goto(siteUrl(paths.complaint))
  await expectTooOld(page)
  await expect(page.getByRole('link', { name: 'Use the letters to copy' })).toBeVisible()
  await page.goto(siteUrl(paths.claim))
  await expectTooOld(page)
  await page.getByRole('link', { name: 'Use this page without the tool' }).click()
  await expect(page.locator('#without-script')).toBeInViewport()
})

/** The notice above the tool says what to do instead. */
async function expectTooOld(page: Page): Promise<void> {
  await expectFault(page)
  const notice = page.locator('.tool-fault')
  await expect(notice).toContainText(`this tool isn’t running in your browser`)
  await expect(notice).toContainText(tooOld)
  await expect(notice.getByRole('link', { name: 'ring or write to us' })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('connection')
}

/** What only browsers below the floor lack, and scripts of ours need. */
const needed: readonly string[] = [
  'structuredClone',
  'Array.prototype.at',
  'Array.prototype.toSorted',
  'Array.prototype.findLast',
  'Object.hasOwn',
  'String.prototype.replaceAll',
  'Element.prototype.replaceChildren',
  'CSS.escape',
  'HTMLFormElement.prototype.requestSubmit',
]

test('without each of nine things that older browsers lack, a tool goes on or says that the browser is too old', async ({
  browser,
}, info) => {
  test.setTimeout(600_000)
  for (const [at, lacking] of needed.entries())
    await inWindow(browser, {}, async (page) => {
      await page.addInitScript((path) => {
        const steps = path.split('.')
        const owner = steps.slice(0, -1).reduce<object>((in_, step) => Reflect.get(in_, step) as object, window)
        Reflect.deleteProperty(owner, steps.at(-1) ?? '')
      }, lacking)
      // One tool each; in the nightly run all.
      const tools = Object.entries(toolPaths)
      for (const [tool, path] of isNightly ? tools : [tools[at] ?? tools[0]].filter((one) => one !== undefined)) {
        const became = await tryTool(page, path)
        info.annotations.push({ type: lacking, description: `${tool}: ${became}` })
        expect.soft(became, `${tool} without ${lacking}`).not.toBe('silent')
      }
    })
})

/** Opens a tool, gives its first question something and goes on: what became of it. */
async function tryTool(page: Page, path: string): Promise<'works' | 'says so' | 'silent'> {
  await page.goto(siteUrl(path))
  const notice = page.locator('.tool-fault')
  const started = page.locator('#tool[data-ready], .tool-fault[data-failed], html:not([data-script])')
  await started.first().waitFor({ state: 'attached' })
  const says = async () =>
    (await notice.isVisible()) && (await notice.innerText()).includes(tooOld) ? 'says so' : 'silent'
  if ((await page.locator('#tool[data-ready]').count()) === 0) {
    await expectFault(page)
    return says()
  }
  const before = await page.locator('#tool').innerText()
  const choice = page.locator('#tool input:is([type="radio"], [type="checkbox"])').last()
  if ((await choice.count()) > 0) await choice.check().catch(() => undefined)
  for (const box of await page.locator('#tool input[type="text"]:visible, #tool textarea:visible').all())
    await box.fill('2016')
  await page.locator('#tool button:visible').first().click()
  await expect
    .poll(async () => (await page.locator('#tool').innerText()) !== before || (await says()) === 'says so')
    .toBe(true)
  return (await notice.isVisible()) ? says() : 'works'
}

test('a search that fails in this browser says so, on its page and above a list', async ({ page }) => {
  await page.route('**/search.json', (route) => route.fulfill({ json: {} }))
  await page.goto(siteUrl('/search#q=black%20horse'))
  await expect(page.locator('main')).toContainText('the search isn’t working in your browser')
  await page.goto(siteUrl('/lenders'))
  await page.locator('#filter-lenders').fill('alphera')
  await expect(page.locator('#list-filter [role="status"]')).toContainText('the search isn’t working in your browser')
})
