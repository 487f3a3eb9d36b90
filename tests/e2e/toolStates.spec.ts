import { toolFaults } from './axeFaults.ts'
import { expect, test } from './site.ts'
import { open, paths, wholeClaim, wholeRedress } from './tool.ts'

const { claim, redress, agreement, standing, fees } = paths

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
