import { expect, inWindow, siteUrl, test, watch } from './site.ts'

test.describe('messages', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copying says so; one message at a time; F8 moves to it; it can be closed; it goes after five seconds', async ({ page }) => {
    const faults = watch(page)
    await page.goto(siteUrl('/lenders/black-horse'))
    const copy = page.locator('.copy').first()
    await copy.click()
    const toast = page.locator('.toast')
    await expect(toast).toHaveText(/Address copied/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await copy.getAttribute('data-copy'))
    await copy.click()
    await expect(toast).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(page.locator('.toasts')).toBeFocused()
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
    await copy.click()
    await expect(toast).toBeVisible()
    const shown = Date.now()
    await page.mouse.move(5, 5)
    await expect(toast).toHaveCount(0, { timeout: 10_000 })
    expect(Date.now() - shown).toBeGreaterThan(3500)
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
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(faults).toEqual([])
})

test('questions open and close, several at once, with arrow keys between them, and what is open stays open when script takes over', async ({ page }) => {
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

test('nothing is asked of the map’s site until the visitor asks for the map', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => { if (!request.url().startsWith(siteUrl('/'))) asked.push(request.url()) })
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

test.describe('the three questions of the home page', () => {
  const answers: [kind: string, when: string, who: string, says: string][] = [
    ['PCP or hire purchase', 'inside', 'A dealer or broker', 'It may concern you.'],
    ['Lease, or my own bank loan', 'inside', 'A dealer or broker', 'The scheme does not cover that.'],
    ['PCP or hire purchase', 'outside', 'Not sure', 'It falls outside the scheme’s dates.'],
    ['Not sure', 'inside', 'I went to the lender', 'There was probably no commission.'],
    ['PCP or hire purchase', 'inside', 'Not sure', 'You can find out, free.'],
  ]
  for (const javaScriptEnabled of [true, false]) {
    test(`are answered in place ${javaScriptEnabled ? 'with' : 'without'} script, and nothing leaves the device`, async ({ browser }) => {
      await inWindow(browser, { javaScriptEnabled, viewport: { width: 360, height: 740 } }, async (page) => {
        const faults = watch(page)
        await page.goto(siteUrl('/'))
        const shown = page.locator('.quick-answers > div:visible')
        await expect(shown).toHaveText(/Your answer appears here/)
        for (const [kind, when, who, says] of answers) {
          await page.locator('fieldset').nth(0).getByText(kind).click()
          await page.locator(`input[name="when"][value="${when}"]`).check()
          await page.locator('fieldset').nth(2).getByText(who).click()
          await expect(shown).toHaveCount(1)
          await expect(shown.locator('strong')).toHaveText(says)
        }
        expect(page.url()).toBe(siteUrl('/'))
        expect(faults).toEqual([])
      })
    })
  }
})
