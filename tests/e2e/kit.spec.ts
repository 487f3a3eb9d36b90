import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, inWindow, siteUrl, test, watch } from './site.ts'
import { tabTo } from './tool.ts'
import { violationsOn } from './violationsOn.ts'

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
}

test.describe('messages', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copying says so; one message at a time; F8 moves to it; it can be closed; it goes after five seconds', async ({
    page,
  }) => {
    const faults = watch(page)
    await page.clock.install()
    await page.goto(siteUrl('/lenders/black-horse'))
    const copy = page.locator('.copy').first()
    await copy.click()
    const toast = page.locator('.toast')
    await expect(toast).toHaveText(/Address copied/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await copy.getAttribute('data-copy'))
    const first = await toast.elementHandle()
    await copy.click()
    // The second message takes the place of the first, and with it the key that leads there.
    await first?.waitForElementState('hidden')
    await expect(toast).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(page.locator('.toasts')).toBeFocused()
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy.click()
    await page.mouse.move(5, 5)
    await expect(toast).toBeVisible()
    await page.clock.runFor(4900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
    expect(faults).toEqual([])
  })

  test('a message can be swiped away, but not by less than 50 px', async ({ page }) => {
    await page.goto(siteUrl('/lenders/black-horse'))
    await page.locator('.copy').first().click()
    const toast = page.locator('.toast')
    await expect(toast).toBeVisible()
    const swipe = async (distance: number) => {
      const box = await toast.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 12)
      await page.mouse.down()
      for (let x = 10; x <= distance; x += 10) await page.mouse.move((box?.x ?? 0) + 30 + x, (box?.y ?? 0) + 12)
      await page.mouse.up()
    }
    await swipe(30)
    await expect(toast).toBeVisible()
    await swipe(120)
    await expect(toast).toHaveCount(0)
  })
})

test('a drawing can be enlarged in a dialog that holds the focus and gives it back', async ({ page }) => {
  const faults = watch(page)
  await page.goto(siteUrl('/what-is-pcp'))
  const button = page.getByRole('button', { name: 'Enlarge the drawing' }).first()
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('svg')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(faults).toEqual([])
})

test('questions open and close, several at once, with arrow keys between them, and what is open stays open when script takes over', async ({
  page,
}) => {
  await page.goto(siteUrl('/guides/myths-about-pcp-claims'))
  await page.locator('.question-ask').first().click()
  const asks = page.locator('button.question-ask')
  await expect(asks.first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('.question-answer').first()).toBeVisible()
  await asks.nth(1).click()
  await expect(page.locator('button.question-ask[aria-expanded="true"]')).toHaveCount(2)
  await asks.nth(1).press('ArrowDown')
  await expect(asks.nth(2)).toBeFocused()
  await asks.first().click()
  await expect(asks.first()).toHaveAttribute('aria-expanded', 'false')
})

for (const javaScriptEnabled of [true, false]) {
  test(`below a tool one answer is open at a time and can itself be closed, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) =>
    inWindow(browser, { ...phone, javaScriptEnabled }, async (page) => {
      await page.goto(siteUrl('/pcp-claim-calculator'))
      const asks = page.locator('.questions .question-ask')
      const answers = page.locator('.questions .question-answer:visible')
      await asks.nth(1).tap()
      await expect(answers).toHaveCount(1)
      const first = await answers.textContent()
      await asks.nth(2).tap()
      await expect(answers).toHaveCount(1)
      await expect(answers).not.toHaveText(first ?? '')
      await asks.nth(2).tap()
      await expect(answers).toHaveCount(0)
    }))
}

test('below a tool one answer is open at a time, by keyboard', async ({ page }) => {
  await page.goto(siteUrl('/evidence-checklist'))
  await tabTo(page, '.questions .question-ask')
  const asks = page.locator('button.question-ask')
  const states = () => asks.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')).slice(0, 3))
  await expect(asks.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(states).toEqual(['true', 'false', 'false'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect.poll(states).toEqual(['false', 'true', 'false'])
  await page.keyboard.press('Space')
  await expect.poll(states).toEqual(['false', 'false', 'false'])
})

const guide = '/guides/redress-what-to-do-now'

/** Works on a phone, and sees to it that nothing goes wrong or asks anyone else. */
const onPhone = (browser: Browser, path: string, work: (page: Page) => Promise<void>): Promise<void> =>
  inWindow(browser, phone, async (page) => {
    const faults = watch(page)
    await page.goto(siteUrl(path))
    await work(page)
    expect(faults).toEqual([])
  })

const sheets = [
  {
    side: 'top',
    name: 'What comes next',
    link: '.strip [data-part="preview"]',
    leads: '/guides/redress-timeline',
    holds: '.timeline li[data-ahead]',
  },
  {
    side: 'bottom',
    name: 'The most a firm may charge',
    link: '[data-part="preview"]:text("See the fees in pounds")',
    leads: '/fees',
    holds: 'tbody tr',
  },
  {
    side: 'left',
    name: 'On this page',
    link: '.contents-link',
    leads: `${guide}#on-this-page`,
    holds: '.contents-list a',
  },
] as const

/** How far a sheet is from each side of the window, in pixels. */
const gaps = (page: Page) =>
  page.getByRole('dialog').evaluate((sheet) => {
    const { top, right, bottom, left } = sheet.getBoundingClientRect()
    return { top, right: innerWidth - right, bottom: innerHeight - bottom, left }
  })

for (const { side, name, link, leads, holds } of sheets) {
  test(`the sheet "${name}" opens from the ${side} at the first touch, and a touch beside it closes it`, async ({
    browser,
  }) =>
    onPhone(browser, guide, async (page) => {
      await page.locator(link).first().tap()
      const sheet = page.getByRole('dialog', { name })
      await expect(sheet).toHaveAttribute('data-side', side)
      await expect(sheet.locator(holds).first()).toBeVisible()
      const from = await gaps(page)
      const far = { top: 'bottom', bottom: 'top', left: 'right' } as const
      for (const [each, gap] of Object.entries(from))
        each === far[side] ? expect(gap, each).toBeGreaterThan(20) : expect(gap, each).toBe(0)
      await page.touchscreen.tap(side === 'left' ? 350 : 180, side === 'bottom' ? 20 : 730)
      await expect(sheet).toHaveCount(0)
      expect(page.url()).toBe(siteUrl(guide))
    }))

  test(`the sheet "${name}" by keyboard: it opens, holds the focus, and Escape gives it back`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 })
    await page.goto(siteUrl(guide))
    await page.locator(link).first().focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toBeVisible()
    await expect(page.locator(link).first()).toHaveAttribute('aria-expanded', 'true')
    const stops = 1 + (await sheet.locator('a, button, [tabindex="0"]').count())
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.locator(link).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await sheet.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(sheet).toHaveCount(0)
  })

  test(`without script the link "${name}" leads to ${leads}`, async ({ browser }) =>
    inWindow(browser, { ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(siteUrl(guide))
      await page.locator(link).first().tap()
      await expect(page).toHaveURL(siteUrl(leads))
    }))
}

for (const colorScheme of ['light', 'dark'] as const) {
  // The page’s own policy would keep axe out.
  test(`axe finds nothing on the sheets (${colorScheme})`, async ({ browser }) =>
    inWindow(browser, { ...phone, colorScheme, bypassCSP: true }, async (page) => {
      await page.goto(siteUrl(guide))
      for (const { link, name } of sheets) {
        await page.locator(link).first().tap()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        expect.soft(await violationsOn(page), name).toEqual([])
        await page.keyboard.press('Escape')
      }
    }))
}

test('a glance at the fees leads on to their page, and to the source of each figure', async ({ browser }) =>
  onPhone(browser, guide, async (page) => {
    await page.getByRole('link', { name: 'See the fees in pounds' }).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.locator('a.fact').first()).toHaveAttribute('href', '/fees#source-fees.vat-rate')
    await expect(page.locator('#fee-table')).toHaveCount(0)
    await sheet.getByRole('link', { name: 'What it costs, with examples' }).tap()
    await expect(page).toHaveURL(siteUrl('/fees'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it costs to use us, at most')
    await expect(sheet).toHaveCount(0)
  }))

test('when the other page cannot be fetched, the link leads to it as links do', async ({ page }) => {
  await page.goto(siteUrl(guide))
  await page.route('**/fees', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
  await page.getByRole('link', { name: 'See the fees in pounds' }).click()
  await expect(page).toHaveURL(siteUrl('/fees'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a part chosen from the sheet is read on from its heading, and is marked when the sheet opens again', async ({
  browser,
}) =>
  onPhone(browser, guide, async (page) => {
    const parts = await page.locator('.on-this-page a').allTextContents()
    await page.locator('.contents-link').tap()
    await expect(page.locator('.contents-list a')).toHaveText(parts)
    await page.locator('.contents-list a').nth(4).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const heading = page.getByRole('heading', { level: 2, name: parts[4] ?? '' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await page.locator('.contents-link').tap()
    await expect(page.locator('.contents-list [aria-current]')).toHaveText([parts[4] ?? ''])
  }))

test('the link to the parts is only where there is no margin for them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(siteUrl(guide))
  await expect(page.locator('.contents-link')).toBeHidden()
  await expect(page.locator('.on-this-page')).toBeInViewport()
})

test('nothing is asked of the map’s site until the visitor asks for the map', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl('/'))) asked.push(request.url())
  })
  await page.route(/^https:/, (route) => route.fulfill({ body: 'a map' }))
  await page.goto(siteUrl('/contact'), { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 9000)
  await expect(page.locator('footer address')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions' })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Map of our office')
  await expect.poll(() => asked.length).toBe(1)
})

test('the map draws itself, and can do nothing else: no window, no form, no leading the visitor away', async ({
  page,
  context,
}) => {
  const map = `<p id="map"></p><form action="https://elsewhere.example/form"></form><script>
    document.getElementById('map').textContent = 'drawn, as ' + origin
    document.querySelector('form').submit()
    try { open('https://elsewhere.example/window') } catch {}
    try { top.location = 'https://elsewhere.example/top' } catch {}
  </script>`
  const asked: string[] = []
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: map, contentType: 'text/html' })
  })
  await page.goto(siteUrl('/contact'))
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  await expect(page.frameLocator('iframe').locator('#map')).toHaveText(/^drawn, as https:/)
  await page.waitForTimeout(500)
  expect(asked).toHaveLength(1)
  expect(context.pages()).toHaveLength(1)
  expect(page.url()).toBe(siteUrl('/contact'))
})

test.describe('the three questions of the home page', () => {
  /** What is picked, question after question, and the answer: no more is asked than it needs. */
  const answers: [picked: string[], says: string][] = [
    [['Lease, or my own loan'], 'The scheme does not cover that.'],
    [['PCP or hire purchase', 'Before or after that'], 'It falls outside the scheme’s dates.'],
    [['Not sure', ' to ', 'I went to the lender'], 'There was probably no commission.'],
    [['PCP or hire purchase', ' to ', 'Not sure'], 'You can find out, free.'],
    [['PCP or hire purchase', ' to ', 'A dealer or broker'], 'It may concern you.'],
  ]
  for (const javaScriptEnabled of [true, false]) {
    test(`are answered in place ${javaScriptEnabled ? 'with' : 'without'} script, and nothing leaves the device`, async ({
      browser,
    }) => {
      await inWindow(browser, { javaScriptEnabled, viewport: { width: 360, height: 740 } }, async (page) => {
        const faults = watch(page)
        await page.goto(siteUrl('/'))
        const shown = page.locator('.quick-answers > div:visible')
        const questions = page.locator('.quick-check fieldset:visible')
        await expect(shown).toHaveText('Three questions, answered on your device.')
        await expect(questions).toHaveCount(1)
        for (const [picked, says] of answers) {
          for (const [at, choice] of picked.entries()) await questions.nth(at).getByText(choice).click()
          await expect(questions).toHaveCount(picked.length)
          await expect(shown).toHaveCount(1)
          await expect(shown.locator('strong')).toHaveText(says)
        }
        expect(page.url()).toBe(siteUrl('/'))
        expect(faults).toEqual([])
      })
    })
  }
})
