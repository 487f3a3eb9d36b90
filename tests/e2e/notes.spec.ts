import { expect, inWindow, siteUrl, test, watch } from './site.ts'

const page1 = '/guides/myths-about-pcp-claims'
const popover = '.popover'

test.use({ viewport: { width: 1280, height: 900 } })

test('pressing a figure shows where it comes from; Escape closes the note and gives focus back', async ({ page }) => {
  const faults = watch(page)
  await page.goto(siteUrl(page1))
  const figure = page.locator('main a.fact').first()
  await figure.click()
  const note = page.getByRole('dialog')
  await expect(note.locator('.note-title')).toHaveText((await figure.textContent()) ?? '')
  await expect(note).toContainText('checked')
  await expect(note.locator('a[href^="https://"]')).toBeVisible()
  await expect(note).toHaveCSS('width', '288px')
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  await expect(figure).toBeFocused()
  expect(page.url()).toBe(siteUrl(page1))
  expect(faults).toEqual([])
})

test('by keyboard alone a term opens its plain meaning', async ({ page }) => {
  await page.goto(siteUrl(page1))
  const term = page.locator('main a.term').first()
  await term.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(popover)).toBeVisible()
  await expect(page.locator(`${popover} p`)).toHaveCount(3)
  await page.locator(popover).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(page.locator(popover)).toHaveCount(0)
  await expect(term).toBeFocused()
})

test('a tooltip comes after 700 ms of pointing, and the next one within 300 ms of the last comes at once', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(siteUrl(page1))
  const figures = page.locator('main a.fact')
  const tooltip = page.locator('.tooltip')
  await figures.nth(0).hover()
  await expect(tooltip).toBeVisible()
  await page.mouse.move(5, 850, { steps: 5 })
  await expect(tooltip).toHaveCount(0)
  // From here on time passes only when it is told to, however busy the machine is: what follows a move does too, a little later.
  const moved = async (move: Promise<void>) => {
    await move
    await page.clock.runFor(45)
  }
  const away = () => moved(page.mouse.move(5, 850, { steps: 5 }))
  await page.clock.pauseAt(Date.now() + 60_000)
  await moved(figures.nth(0).hover())
  await page.clock.runFor(645)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(55)
  await expect(tooltip).toBeVisible()
  const first = await tooltip.textContent()
  await away()
  await away()
  await expect(tooltip).toHaveCount(0)
  await moved(figures.nth(1).hover())
  await expect(tooltip).not.toHaveText(first ?? '')
  await away()
  await away()
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(310)
  await moved(figures.nth(1).hover())
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`by touch the first tap shows the note, and it fits the screen (${colorScheme})`, async ({ browser }) => {
    await inWindow(
      browser,
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme },
      async (page) => {
        await page.goto(siteUrl(page1))
        await page.locator('main a.fact').first().tap()
        // It is placed once it is there.
        await expect
          .poll(async () => {
            const box = await page.locator(popover).boundingBox()
            return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= 360 && box.y + box.height <= 740
          })
          .toBe(true)
      },
    )
  })
}

test('a note that a press beside it closes leaves the tooltip for the next time it is pointed at', async ({ page }) => {
  await page.goto(siteUrl(page1))
  const figure = page.locator('main a.fact').first()
  await figure.click()
  await expect(page.locator(popover)).toBeVisible()
  await page.mouse.click(5, 850)
  await expect(page.locator(popover)).toHaveCount(0)
  await figure.hover()
  await expect(page.locator('.tooltip')).toBeVisible()
})

test('notes go on working on the next page', async ({ page }) => {
  await page.goto(siteUrl(page1))
  await page.locator('main a.fact').first().click()
  await page.keyboard.press('Escape')
  await page.locator('.site-footer a[href="/fees"]').click()
  await expect(page.locator('h1')).toBeFocused()
  await page.locator('main a.fact').first().click()
  await expect(page.locator(popover)).toBeVisible()
})

test('when the code cannot be fetched a figure leads to its source', async ({ page }) => {
  await page.goto(siteUrl('/fees'))
  await page.route('**/assets/*.js', (route) => route.abort())
  const figure = page.locator('main a.fact').first()
  const hash = await figure.getAttribute('href')
  await figure.click()
  await expect(page).toHaveURL(siteUrl(`/fees${hash}`))
})

test('on a wide screen sources stand beside their sentences, none over another, and say nothing twice to a screen reader', async ({
  page,
}) => {
  await page.goto(siteUrl(page1))
  const notes = page.locator('.margin-notes p:not(.elsewhere)')
  await expect(notes.nth(5)).toBeAttached()
  await expect(page.locator('.margin-notes')).toHaveAttribute('aria-hidden', 'true')
  const boxes = await notes.evaluateAll((all) =>
    all.map((note) => note.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  for (const [index, { top }] of boxes.entries())
    if (index > 0) expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0)
  const first = await page.locator('main .prose a.fact').first().boundingBox()
  expect(Math.abs((boxes[0]?.top ?? 0) - (first?.y ?? 0))).toBeLessThan(180)
})

test('every figure of a page leads to an entry of its sources', async ({ page }) => {
  for (const path of [page1, '/', '/fees', '/brands/ford', '/lenders/black-horse', '/guides/redress-timeline']) {
    await page.goto(siteUrl(path))
    const lost = await page
      .locator('main a.fact')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).hash).filter((hash) => !document.getElementById(hash.slice(1))),
      )
    expect(lost, path).toEqual([])
  }
})
