import { axeFaults, looks } from './axeFaults.ts'
import { layoutShifts, noteLayoutShifts } from './layoutShifts.ts'
import { loggedServer } from './loggedServer.ts'
import { expect, inWindow, phone, siteUrl, test } from './site.ts'
import { violationsOn } from './violationsOn.ts'

const questions = [
  ['Alphera', '/lenders/alphera'],
  ['RCI', '/lenders/rci-financial'],
  ['FOS time limit', '/escalate-to-fos'],
  ['my lender went bust', '/guides/redress-what-to-do-now'],
  ['got a letter saying RD01', '/guides/reply-decoder'],
  ['corsa 2016', '/brands/vauxhall'],
  ['how much will I get', '/pcp-claim-calculator'],
  ['award limit', '/escalate-to-fos'],
] as const

for (const width of [360, 1280])
  test(`the search page answers at ${width} px, and its address brings the results back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [asks, path] of questions) {
      await page.goto(siteUrl(`/search#q=${encodeURIComponent(asks)}`))
      await page.reload()
      await expect(page.locator('#search-box')).toHaveValue(asks)
      await expect(page.locator(`.results a[href^="${path}"]`).first()).toBeVisible()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

test('the box in the header is led to by a key, and answers by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(siteUrl('/what-is-pcp'))
  await page.keyboard.press('/')
  const box = page.getByRole('combobox', { name: 'Search this site' })
  await expect(box).toBeFocused()
  await page.keyboard.type('alphera')
  await expect(page.getByRole('option').first()).toContainText('Alphera')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#site-search [role="status"]')).toContainText('result')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Alphera')
  // From the first one goes up past the box to the last, below what the list shows of itself.
  for (let up = 0; up < 2; up += 1) await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.type(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lenders\/alphera/)
  await expect(box).toHaveValue('')
})

for (const [name, path, box] of [
  ['the header', '/what-is-pcp', '#find-box'],
  ['the search page', '/search', '#search-box'],
] as const)
  test(`what is typed into ${name} before and while its scripts come is all there, and is answered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    // The first comes after the box was gone to, and each later than the one before, so that some letters fall between any two.
    let late = 400
    await page.route(/\.js$/, async (route) => {
      late += 60
      await new Promise((come) => setTimeout(come, late))
      await route.continue()
    })
    await page.goto(siteUrl(path), { waitUntil: 'commit' })
    await page.locator(box).click()
    await page.keyboard.type('blackhorse finance complaint', { delay: 25 })
    await expect(page.locator(':is(.find-list [role="option"], .results li)').first()).toContainText('Black Horse')
    await expect(page.locator(box)).toHaveValue('blackhorse finance complaint')
  })

test('on a phone the search icon leads to the box, with or without a new document, and what is typed is answered', async ({
  browser,
}) => {
  await inWindow(browser, phone, async (page) => {
    for (const path of ['/', '/lenders']) {
      await page.goto(siteUrl(path))
      await page.locator('.find-link').tap()
      await expect(page.locator('#search-box')).toBeFocused()
      await expect(page.locator('h1')).toBeInViewport()
      await page.keyboard.type('alphera')
      await expect(page.locator('.results a[href^="/lenders/alphera"]').first()).toBeVisible()
    }
    await page.goto(siteUrl('/search#search-box'))
    await expect(page.locator('#search-box')).toBeFocused()
  })
})

test('Ctrl K leads to the box; Enter without a choice leads to all results, and Back to the page before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(siteUrl('/fees'))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gap insurance')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search#q=gap%20insurance$/)
  await expect(page.locator('.results a[href^="/guides/gap-insurance-bundling"]')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/fees$/)
})

test('the key alone can be switched off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(siteUrl('/search'))
  await page.locator('#search[data-ready]').waitFor()
  await page.getByRole('checkbox').uncheck()
  await page.goto(siteUrl('/fees'))
  await page.keyboard.press('/')
  await expect(page.locator('#find-box')).not.toBeFocused()
})

test('nothing that is looked for is told to the server', async ({ browser }) => {
  const server = await loggedServer()
  try {
    await inWindow(browser, { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' }, async (page) => {
      await page.goto(server.url('/what-is-pcp'))
      await page.locator('#find-box').fill('zebraquestion bust')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#q=zebraquestion/)
      await expect(page.locator('.results li').first()).toBeVisible()
      await page.locator('.results a').first().click()
      await expect(page).not.toHaveURL(/search/)
      expect(await page.title()).not.toContain('zebraquestion')
    })
    expect(server.all()).not.toContain('zebraquestion')
  } finally {
    await server.close()
  }
})

test('a question about something else is told that nothing fits, above what there is; one of ours is not', async ({
  page,
}) => {
  await page.goto(siteUrl('/search#q=parking%20fine%20appeal'))
  await expect(page.locator('.results .callout')).toContainText('We found nothing that quite answers that.')
  await expect(page.locator('.results li').first()).toBeVisible()
  await page.locator('#search-box').fill('black horse complaint')
  await expect(page.locator('.results a[href="/claims/black-horse"]').first()).toBeVisible()
  await expect(page.locator('.results .callout')).toHaveCount(0)
})

test('a link to a question of one endless word is answered, and the page goes on', async ({ page }) => {
  await page.goto(siteUrl(`/search#q=${'a'.repeat(60_000)}`))
  await expect(
    page.getByText('Your question is very long, so we only searched for its first 300 letters.'),
  ).toBeVisible()
  await expect(page.locator('.try-this li').first()).toBeVisible()
  await page.locator('#search-box').fill('alphera')
  await expect(page.locator('.results a[href^="/lenders/alphera"]').first()).toBeVisible()
})

test('nothing found says what to try and where a person can be asked', async ({ page }) => {
  await page.goto(siteUrl('/search#q=qqqxxxyyyzzz'))
  await expect(page.locator('.try-this li').first()).toBeVisible()
  await expect(page.locator('.results a[href="/contact"]')).toBeVisible()
})

test('results that come late push nothing down', async ({ page }) => {
  await page.route('**/*.json', async (route) => {
    await new Promise((later) => setTimeout(later, 700))
    await route.continue()
  })
  await noteLayoutShifts(page)
  await page.goto(siteUrl('/search'))
  await page.locator('#search-box').pressSequentially('alphera')
  await expect(page.locator('.results a[href^="/lenders/alphera"]').first()).toBeVisible()
  expect(await layoutShifts(page, { byThemselves: true })).toEqual([])
})

test('the page of an unknown address offers the nearest ones', async ({ page }) => {
  await page.goto(siteUrl('/lenders/alphera-finance-uk'))
  await expect(page.locator('#near-pages a').first()).toHaveAttribute('href', '/lenders/alphera')
})

test('the lists shorten by old names, models and places', async ({ page }) => {
  await page.goto(siteUrl('/lenders'))
  const said = page.locator('#list-filter [role="status"]')
  const all = await page.locator('.letter li').count()
  await expect(said).toHaveText(`${all} lenders`)
  await page.locator('#filter-lenders').fill('rci')
  await expect(page.locator('.letter li a[href="/lenders/black-horse"]')).toBeHidden()
  await expect(page.locator('.letter li p a[href="/lenders/rci-financial"]')).toBeVisible()
  await expect(page.locator('.letters')).toBeHidden()
  await expect(said).toHaveText(`${await page.locator('.letter li:visible').count()} of ${all}`)
  await page.locator('#filter-lenders').fill('zzqqxx')
  await expect(page.locator('.letter:visible')).toHaveCount(0)
  await expect(said.locator('a')).toHaveAttribute('href', '/guides/lender-finder')
  await page.locator('#filter-lenders').fill('')
  await expect(page.locator('.letter li a[href="/lenders/black-horse"]')).toBeVisible()
  await expect(page.locator('.letters')).toBeVisible()
  await page.goto(siteUrl('/brands'))
  await page.locator('#filter-brands').fill('zafira')
  await expect(page.locator('.letter li a[href="/brands/vauxhall"]')).toBeVisible()
  await expect(page.locator('.letter li a[href="/brands/audi"]')).toBeHidden()
})

test('without script a link leads to everything from A to Z', async ({ browser }) => {
  await inWindow(browser, { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(siteUrl('/what-is-pcp'))
    await expect(page.locator('#find-box')).toBeHidden()
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page.locator('#search-box')).toBeHidden()
    const found = page.getByRole('link', { name: 'RCI Financial Services Limited' }).first()
    await expect(found).toBeHidden()
    await page.locator('#letter-R > summary').click()
    await expect(found).toBeVisible()
  })
})

test('axe finds nothing on results, on the open list and on a shortened list', async ({ page }) => {
  await page.goto(siteUrl('/search#q=award%20limit'))
  await expect(page.locator('.results li').first()).toBeVisible()
  expect(await axeFaults(page, looks.crossed)).toEqual([])
  await page.goto(siteUrl('/lenders'))
  await page.locator('#filter-lenders').fill('rci')
  await expect(page.locator('.letter li a[href="/lenders/black-horse"]')).toBeHidden()
  expect(await axeFaults(page, looks.crossed)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('#find-box').fill('award limit')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await violationsOn(page, undefined, 'body')).toEqual([])
})

test('in forced colours, at 320 px, what is chosen is told from the rest', async ({ browser }) => {
  await inWindow(browser, { forcedColors: 'active', viewport: { width: 320, height: 700 } }, async (page) => {
    await page.goto(siteUrl('/search#q=alphera'))
    await expect(page.locator('.results li').first()).toBeVisible()
    const marked = page.locator('.results mark').first()
    const [own, around] = await marked.evaluate((mark) =>
      [mark, mark.parentElement ?? mark].map((element) => getComputedStyle(element).backgroundColor),
    )
    expect(own).not.toBe(around)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.locator('#find-box').fill('award limit')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    const outlines = await page.getByRole('option').evaluateAll((options) =>
      options.map((option) => {
        const { outlineStyle, backgroundColor, borderColor } = getComputedStyle(option)
        return `${outlineStyle} ${backgroundColor} ${borderColor}`
      }),
    )
    expect(new Set(outlines).size).toBeGreaterThan(1)
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the search works without a network after one visit to a tool', async ({ page, context }) => {
    await page.goto(siteUrl('/pcp-claim-calculator'))
    await page.waitForFunction(
      async () =>
        (await navigator.serviceWorker.ready).active?.state === 'activated' &&
        navigator.serviceWorker.controller !== null,
    )
    await context.setOffline(true)
    await page.goto(siteUrl('/search#q=alphera'))
    await expect(page.locator('.results a[href^="/lenders/alphera"]').first()).toBeVisible()
  })
})
