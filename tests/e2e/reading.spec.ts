import type { Page } from '@playwright/test'
import { someOf } from '../support/nightly.ts'
import { oneOfEachKind } from '../support/routes.ts'
import { expect, inWindow, siteUrl, test } from './site.ts'

/** How many stops of the Tab key are walked from the start of a page: the header, the way into the page, and on. */
const stops = 30

type Stop = { name: string; inMain: boolean; comesAfter: boolean; ringed: boolean; inView: boolean }

/** Where the focus is: whether that comes later in the page than the stop before, and whether it can be seen. */
const stopHere = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return null
    const before = (window as { stopBefore?: Element }).stopBefore
    Object.assign(window, { stopBefore: at })
    // A choice drawn by us shows the ring of its field around its label.
    const shown = [at, ...(at instanceof HTMLInputElement ? (at.labels ?? []) : [])].map((each) =>
      getComputedStyle(each),
    )
    const { top, bottom, left, right } = at.getBoundingClientRect()
    return {
      name: (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40),
      inMain: at.closest('main') !== null,
      comesAfter: !before || (before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      ringed: shown.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    }
  })

// On a phone each kind; on a wide screen, where the header and the list of parts differ alone, some.
for (const width of [360, 1280])
  for (const [kind, path] of width === 360 ? Object.entries(oneOfEachKind) : someOf(Object.entries(oneOfEachKind), 4))
    test(`by Tab, a page of the kind ${kind} is walked in order and each stop is seen, at ${width} px`, async ({
      browser,
    }) =>
      inWindow(browser, { viewport: { width, height: 800 }, reducedMotion: 'reduce' }, async (page) => {
        await page.goto(siteUrl(path))
        for (let count = 0; count < stops; count++) {
          await page.keyboard.press('Tab')
          const stop = await stopHere(page)
          if (!stop) break
          if (count === 0) expect(stop.name).toBe('Skip to main content')
          expect.soft(stop, `stop ${count + 1}`).toMatchObject({ comesAfter: true, ringed: true, inView: true })
        }
        await page.goto(siteUrl(path))
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        expect(await stopHere(page)).toMatchObject({ inMain: true, ringed: true })
      }))

for (const kind of ['guide', 'statistics', 'tool', 'legal'] as const)
  test(`on a page of the kind ${kind} a link leads past the list of parts, into the words or the tool`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(siteUrl(oneOfEachKind[kind]))
    await page.getByRole('link', { name: 'Skip the list of parts' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('#page-text :focus')).toBeInViewport()
  })

test('the parts of a guide follow its reader on a wide screen, and none of them is under the sources', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(siteUrl(oneOfEachKind.statistics))
  const parts = page.locator('.on-this-page')
  const note = page.locator('.margin-notes p:not(.elsewhere)').first()
  await expect(note).toBeVisible()
  for (const heading of ['complaints', 'what-we-couldnt-find']) {
    await page.locator(`#${heading}`).scrollIntoViewIfNeeded()
    await expect(parts.locator('li a').first()).toBeInViewport()
    const [beside, list] = [await note.boundingBox(), await parts.boundingBox()]
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(list?.x ?? 0)
  }
})

for (const javaScriptEnabled of [true, false])
  test(`the address of a lender’s letter opens its fold, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) =>
    inWindow(browser, { javaScriptEnabled }, async (page) => {
      for (const [fragment, name] of [
        ['rd01', 'Too late, and you’d complained'],
        ['final-response', 'Final response'],
      ]) {
        await page.goto(siteUrl(`/guides/lender-letters#${fragment}`))
        const fold = page.locator('details[open]')
        await expect(fold).toHaveCount(1)
        await expect(fold.locator('summary')).toContainText(name ?? '')
        await expect(fold.locator('summary')).toBeInViewport()
        await page.goto(siteUrl('/about'))
      }
    }))
