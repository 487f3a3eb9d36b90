import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { privateBox } from '../../src/components/privateBox.ts'
import { someOf } from '../support/nightly.ts'
import { arrived, choose, press, type } from './byKeyboard.ts'
import { answerComplaint, forMyself, typed } from './caseAnswers.ts'
import { walkAccess, walkPack } from './letterWalks.ts'
import { builtSite, expect, htmlFiles, siteUrl, test } from './site.ts'
import { open, openBoxes, paths, toolReady } from './tool.ts'

test('no page is sent with a box that a spelling service may read, or with one whose words are part of a form’s data', () => {
  const boxes = htmlFiles().flatMap((file) =>
    (readFileSync(file, 'utf8').match(/<(?:input|textarea)\b[^>]*>/g) ?? []).map((box) => ({
      file: file.slice(builtSite.length),
      box: box.toLowerCase(),
    })),
  )
  const typed = boxes.filter(({ box }) => !/type="(?:radio|checkbox|file|range)"/.test(box))
  expect(typed.length).toBeGreaterThan(3)
  const closed = Object.entries(privateBox).map(([name, value]) => `${name}="${value}"`.toLowerCase())
  expect(typed.filter(({ box }) => / name=/.test(box) || closed.some((attribute) => !box.includes(attribute)))).toEqual(
    [],
  )
})

// Of all tools the test above holds it before they start; the boxes are those of the same few controls.
for (const path of someOf(Object.values(paths), 4)) {
  test(`${path} has no such box once it has started`, async ({ page }) => {
    await open(page, path)
    expect(await openBoxes(page)).toEqual([])
  })
}

test.describe('webmail', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is told the firm’s address alone; the letter is copied, and the page says so; where copying is refused it says what to do', async ({
    page,
    context,
  }) => {
    const asked: string[] = []
    await context.route(/^https:/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: 'webmail' })
    })
    await open(page, paths.complaint)
    await answerComplaint(page)
    await press(page, 'Write the letters')
    await arrived(page, /Your letter to Black Horse/)
    await page.getByText('Use webmail instead').click()
    await expect(page.locator('.letter-actions details').last()).toContainText(
      'copies your letter and opens an empty email',
    )
    const said = page.locator('.letter-actions [role="status"]')
    for (const service of ['Gmail', 'Outlook on the web', 'Yahoo Mail']) {
      await page.evaluate(() => navigator.clipboard.writeText(''))
      const coming = page.waitForEvent('popup')
      await page.getByRole('link', { name: service }).click()
      await (await coming).close()
      await expect(said).toHaveText(
        'We’ve copied your letter, with its subject on the first line. Paste it into the email that opens.',
      )
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/^Car finance .* \(CF-[^)]+\)\n\nDear /)
      expect(copied).toContain(typed.name)
    }
    expect(asked).toHaveLength(3)
    for (const url of asked)
      expect([...new URL(url).searchParams.keys()].filter((name) => !['view', 'fs', 'to'].includes(name))).toEqual([])
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      }),
    )
    await page.getByRole('link', { name: 'Gmail' }).click()
    await expect(said).toHaveText(
      'Your browser won’t let us copy this. Select the letter, copy it yourself, and paste it into the email that opens.',
    )
  })
})

test.describe('a lender that a link names', () => {
  const complaintOf = (lender: string) => `${paths.complaint}#?lender=${lender}`

  test('is named in no page’s link to our own pages where the request would hold it', () => {
    const told = htmlFiles().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/href="(\/[^"]*lender=[^"]*)"/g)].map(([, href = '']) => href),
    )
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter((href) => !href.includes('#?lender='))).toEqual([])
  })

  /** All headers of a request; none of one that is still on its way when the test is over. */
  const headersOf = (request: Request) => request.allHeaders().catch(() => ({}))

  test('comes from a lender’s page to the letter’s question for it, and into no request', async ({ page }) => {
    const asked: string[] = []
    page.on('request', async (request) => asked.push(`${request.url()} ${JSON.stringify(await headersOf(request))}`))
    await page.goto(siteUrl('/lenders/black-horse'))
    await page.locator('.contact-block').getByRole('link', { name: 'Write to Black Horse' }).click()
    await expect(page).toHaveURL(siteUrl(complaintOf('black-horse')))
    await forMyself(page, 'no')
    await expect(page.locator('#lender')).toHaveValue('Black Horse')
    expect(asked.filter((request) => request.includes('lender='))).toEqual([])
  })

  test('is taken from an old address, which is cleaned before anything else is asked for', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', async (request) => {
      if (request.resourceType() === 'fetch')
        fetched.push(`${request.url()} ${JSON.stringify(await headersOf(request))}`)
    })
    await page.goto(siteUrl(`${paths.complaint}?lender=black-horse`))
    await toolReady(page)
    expect(page.url()).toBe(siteUrl(complaintOf('black-horse')))
    await expect.poll(() => fetched.length).toBeGreaterThan(0)
    expect(fetched.filter((request) => request.includes('lender='))).toEqual([])
    await page.reload()
    await forMyself(page, 'no')
    await expect(page.locator('#lender')).toHaveValue('Black Horse')
  })

  test('is taken from an old address that a page kept from before leads to', async ({ page }) => {
    await page.goto(siteUrl('/lenders/black-horse'))
    await page
      .locator('.contact-block a.button')
      .first()
      .evaluate((link, href) => link.setAttribute('href', href), `${paths.complaint}?lender=black-horse`)
    await page.locator('.contact-block a.button').first().click()
    await forMyself(page, 'no')
    await expect(page.locator('#lender')).toHaveValue('Black Horse')
    expect(page.url()).toBe(siteUrl(complaintOf('black-horse')))
  })
})

test.describe('what a browser keeps of a page, and may share between devices, holds no word that was typed', () => {
  /** Every title the page has had, and every address and state it has put in the history. */
  async function watchHistory(page: Page): Promise<() => Promise<string>> {
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      for (const does of ['pushState', 'replaceState'] as const) {
        const own = history[does].bind(history)
        history[does] = (state, unused, url) => {
          seen.add(`${JSON.stringify(state)} ${url}`)
          own(state, unused, url)
        }
      }
      new MutationObserver(() => seen.add(document.title)).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
    return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].join('\n').toLowerCase())
  }
  const words = [
    ...Object.values(typed),
    'Zoë',
    'Quayle',
    'Black Horse',
    'black-horse',
    'Some Old Bank',
    'Quixote',
  ].map((each) => each.toLowerCase())
  const toldBy = (seen: string) => words.filter((each) => seen.includes(each))

  test('of a complaint and the letter for the other holder', async ({ page }) => {
    const seen = await watchHistory(page)
    await open(page, paths.complaint)
    await answerComplaint(page)
    await press(page, /Change anyone else on the agreement/)
    await choose(page, 'joint', 'yes')
    await type(page, 'joint-name', 'Zoë Quayle')
    await press(page, 'Continue')
    await arrived(page, 'Check your answers')
    await press(page, 'Write the letters')
    await arrived(page, /Your letter to Black Horse/)
    await press(page, 'A letter for Zoë Quayle to send')
    await arrived(page, 'A letter for Zoë Quayle')
    await expect(page.locator('.letter-sheet .signature')).toContainText('Zoë Quayle')
    await expect(page.locator('.letter-sheet')).toHaveAttribute('translate', 'no')
    expect(await seen()).toContain('your letter')
    expect(toldBy(await seen())).toEqual([])
  })

  test('of an access request and what came of it', async ({ page }) => {
    const seen = await watchHistory(page)
    await open(page, paths.access)
    await walkAccess(page)
    await press(page, 'What to do when they reply, or don’t')
    await arrived(page, 'What did they do about your request?')
    await type(page, 'received-day', '1')
    await type(page, 'received-month', '8')
    await type(page, 'received-year', '2026')
    await choose(page, 'sar-reply', 'none')
    await press(page, 'Continue')
    await expect(page.locator('.letter-sheet')).toContainText('Some Old Bank')
    expect(toldBy(await seen())).toEqual([])
  })

  test('of an ombudsman pack', async ({ page }) => {
    const seen = await watchHistory(page)
    await open(page, paths.ombudsman)
    await walkPack(page)
    expect(toldBy(await seen())).toEqual([])
  })
})
