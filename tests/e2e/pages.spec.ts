import { oneOfEachKind } from '../support/routes.ts'
import { expect, siteUrl, test, watch } from './site.ts'
import { toolReady } from './tool.ts'

for (const [kind, path] of Object.entries(oneOfEachKind)) {
  test(`a page of the kind ${kind} is quiet: no error, nothing blocked, nobody else asked`, async ({ page }) => {
    const faults = watch(page)
    await page.goto(siteUrl(path), { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 5000)
    await page.waitForLoadState('networkidle')
    expect(faults.filter((fault) => kind !== 'not found' || !fault.includes('404'))).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [kind, path] of Object.entries(oneOfEachKind)) {
    test(`a page of the kind ${kind} can be read and left`, async ({ page }) => {
      await page.goto(siteUrl(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(150)
      const links = page.locator('main a[href^="/"]:visible, header a[href^="/"]:visible')
      expect(await links.count()).toBeGreaterThan(2)
    })
  }

  test('the header leads to each of its parts', async ({ page }) => {
    await page.goto(siteUrl('/'))
    for (const href of ['/lenders', '/brands', '/about'])
      await expect(
        page.locator(`header a[href="${href}"], header ~ * a[href="${href}"], a[href="${href}"]`).first(),
      ).toHaveAttribute('href', href)
  })
})

for (const kind of ['claim', 'lender'] as const) {
  test(`a page of the kind ${kind} lists its parts at the edge of what it has, and shows its own words first where there is no room for them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(siteUrl(oneOfEachKind[kind]))
    const [listed, there] = await page.evaluate(() => [
      [...document.querySelectorAll('.on-this-page a')].map((link) => link.getAttribute('href')),
      [...document.querySelectorAll('.prose h2[id]')].map(({ id }) => `#${id}`),
    ])
    // The last part of a lender’s page is a list of pages.
    expect(listed).toEqual(there.filter((id) => id !== '#brands'))
    // Its lists reach as far as the parts, and no source stands over them.
    const [lists, notes, parts] = await Promise.all(
      ['.prose dl', '.margin-notes p:not(.elsewhere)', '.on-this-page'].map((each) =>
        page.locator(each).evaluateAll((all) => all.map((one) => one.getBoundingClientRect())),
      ),
    )
    for (const list of lists ?? []) {
      expect((parts?.[0]?.left ?? 0) - list.right).toBe(40)
      expect(notes?.filter(({ top, bottom }) => top < list.bottom && bottom > list.top)).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.locator('.on-this-page')).toBeHidden()
  })
}

test('beside a guide the part that is being read is marked, beside a tool none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const marked = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.on-this-page a')].flatMap((link, index) =>
        link.matches(':target-current') ? [index] : [],
      ),
    )
  await page.goto(siteUrl(oneOfEachKind.guide))
  test.skip(!(await page.evaluate(() => CSS.supports('selector(:target-current)'))), 'This browser marks no parts.')
  await expect.poll(marked).toEqual([0])
  await page.mouse.wheel(0, 20_000)
  await expect.poll(marked).toEqual([(await page.locator('.on-this-page a').count()) - 1])
  // It grew while it started, and the browser took it for read to the end.
  await page.goto(siteUrl('/pcp-claim-calculator'))
  await toolReady(page)
  expect(await marked()).toEqual([])
})

test('nothing is kept on a visitor’s device without being asked for', async ({ page, context }) => {
  for (const path of Object.values(oneOfEachKind)) await page.goto(siteUrl(path))
  const kept = await page.evaluate(() => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
  }))
  expect(kept).toEqual({ cookie: '', local: 0, session: 0 })
  expect(await context.cookies()).toEqual([])
})
