import { squeezedLegends, toolFaults } from './axeFaults.ts'
import { press } from './byKeyboard.ts'
import { walkDeadlines, walkEvidence } from './letterWalks.ts'
import { expect, test } from './site.ts'
import { answer, fold, open, paths, wholeClaim, wholeRedress } from './tool.ts'

const { claim, redress, agreement, standing, fees, deadlines, evidence } = paths

/** Each state of a tool, and whether Continue is pressed to come to it. */
const states: [string, string, boolean][] = [
  ['a question', `${claim}#?finance=hp&start=2016-06&at=credit`, false],
  ['an error', agreement, true],
  [
    'a date question in error',
    `${standing}#?whose=mine&nation=scotland&court=no&settled=no&complained=to-lender&at=complained-on`,
    true,
  ],
  ['the check', `${claim}${wholeClaim}&at=check`, false],
  ['a range', `${claim}${wholeClaim.replace('apr=8.9', 'apr=unknown')}&2.finance=lease`, false],
  ['a working', `${redress}${wholeRedress}&offer-total=500`, false],
  [
    'a working without the commission',
    `${redress}${wholeRedress.replace('commission=650', 'commission=unknown')}`,
    false,
  ],
  ['an answer', `${agreement}#?vehicle=car&finance=lease&start=2018-06`, false],
  ['fees', `${fees}#?redress=700&2.redress=829`, false],
]

for (const [name, path, submits] of states)
  test(`axe finds nothing on ${name}, and it fits a narrow window`, async ({ page }) => {
    await open(page, path)
    if (submits) {
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.locator('.error-summary')).toBeFocused()
    }
    expect(await toolFaults(page)).toEqual([])
  })

test('the kinds of a date stand below their headings at every width', async ({ page }) => {
  await open(page, deadlines)
  await press(page, 'Add a date')
  for (const width of [320, 360, 500, 639, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await squeezedLegends(page), `${width} px`).toEqual([])
  }
})

for (const [name, path, walk] of [
  ['a range', `${claim}${wholeClaim}`, undefined],
  ['a working', `${redress}${wholeRedress}`, undefined],
  ['an answer', `${agreement}#?vehicle=car&finance=lease&start=2018-06`, undefined],
  ['fees', `${fees}#?redress=700&2.redress=829`, undefined],
  ['dates', deadlines, walkDeadlines],
  ['a checklist', evidence, walkEvidence],
] as const)
  test(`${name} prints on two pages at most, its answer first and nothing to press`, async ({ page }) => {
    await open(page, path)
    await walk?.(page)
    await expect(page.locator('[data-result]')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const seen = page.locator('.tool :is(button, .change, select, textarea, input:not([type="checkbox"]))')
    const shown = await seen.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML),
    )
    // In the list of papers a button is the name of its paper.
    expect(shown.filter(() => name !== 'a checklist')).toEqual([])
    if (await page.locator('.plate').count()) {
      const top = async (part: string) => (await page.locator(part).first().boundingBox())?.y ?? 0
      expect((await top('.plate')) - (await top('h1'))).toBeLessThan(120)
    }
    // What is read of a sum or an answer is no smaller than nine points on paper; a picture has its own measure.
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main *:not(svg *, sup)')]
        .filter((one) =>
          [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
        )
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75 < 8.99)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).zoom)).toBe('1')
    if (!walk) expect(small).toEqual([])
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page[^s]/g)?.length).toBeLessThanOrEqual(2)
  })

test('where there is no sum, nothing is called an estimate', async ({ page }) => {
  for (const path of [`${redress}#?product=lease`, `${claim}#?finance=lease`]) {
    await open(page, path)
    await expect(answer(page)).toContainText('£0, because the scheme doesn’t cover leases')
    await expect(page.locator('.standing-note').first()).toContainText('You may be owed nothing')
    await expect(page.locator('.tool')).not.toContainText('an estimate from your figures')
  }
})

test('the result prints by itself, with its working', async ({ page }) => {
  await open(page, `${redress}${wholeRedress}`)
  await page.emulateMedia({ media: 'print' })
  await expect(answer(page)).toBeVisible()
  // What is folded on the screen is read on paper.
  for (const title of ['How we got this', 'What we couldn’t check, and why', 'The letter you’d get'])
    await expect(fold(page, title).locator('li, p:not(.rule)').first()).toBeVisible()
  await expect(page.locator('.working .rule').first()).toBeVisible()
  await expect(page.locator('.result-actions')).toBeHidden()
  await expect(fold(page, 'Check a lender’s figures')).toBeHidden()
  await expect(page.locator('.without-script')).toBeHidden()
})
