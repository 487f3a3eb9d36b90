import { tabTo } from './byKeyboard.ts'
import { expect, inWindow, phone, siteUrl, test, watch } from './site.ts'

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
    const toast = page.locator('.toasts > .toast')
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
    const toast = page.locator('.toasts > .toast')
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
  // On a phone it is larger than the window, and scrolls in its box alone.
  await page.setViewportSize({ width: 360, height: 740 })
  const scrolls = (selector: string) =>
    page.locator(selector).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(await Promise.all(['.enlarged', '.modal', 'html'].map(scrolls))).toEqual([true, false, false])
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
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<p id="tried">all tried</p>'))
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
  await expect(page.frameLocator('iframe').locator('#tried')).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(context.pages()).toHaveLength(1)
  expect(page.url()).toBe(siteUrl('/contact'))
})

test.describe('the three questions of the home page', () => {
  /** What is picked, question after question, and the answer: no more is asked than it needs. */
  const answers: [picked: string[], says: string][] = [
    [['Lease, or my own loan'], 'The scheme doesn’t cover that.'],
    [['PCP or hire purchase', 'Before or after that'], 'It’s outside the scheme’s dates.'],
    [['Not sure', ' to ', 'I went to the lender'], 'There was probably no commission.'],
    [['PCP or hire purchase', ' to ', 'Not sure'], 'You can find out for free.'],
    [['PCP or hire purchase', ' to ', 'A dealer or broker'], 'This could affect you.'],
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
        await expect(shown).toHaveText('Three questions. Your answers stay on your device.')
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
