import type { Page } from '@playwright/test'
import { arrived, press } from './byKeyboard.ts'
import { forMyself, openAtLender } from './caseAnswers.ts'
import { expect, test } from './site.ts'
import { toolReady } from './tool.ts'

const banner = (page: Page) => page.locator('.case-banner')
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }))

async function saveWith(page: Page, lender: string): Promise<void> {
  await page.locator('#lender').fill(lender)
  await press(page, /^Save (on this device|changes)$/)
  await expect(banner(page)).toContainText('Saved on this device at')
}

test('an older tab never writes over what a newer version of the site has saved, and says so', async ({ page }) => {
  await openAtLender(page)
  await saveWith(page, 'Older Bank')
  // In the same tab no message tells of it, as when the message is late.
  await page.evaluate(() => {
    const slot = localStorage.getItem('car-finance-case') ?? ''
    localStorage.setItem(slot, (localStorage.getItem(slot) ?? '').replace(/(?<=\\"version\\": )\d+/, '99'))
  })
  const before = await kept(page)
  expect(JSON.stringify(before)).toContain('version\\\\\\": 99')
  await page.locator('#lender').fill('Older Bank and more')
  await press(page, 'Save changes')
  await expect(banner(page)).toContainText(
    'A newer version of this page has saved this case. Reload this page to carry on. To keep what you’ve typed here, export it first.',
  )
  expect(await kept(page)).toEqual(before)
  await expect(page.locator('#lender')).toHaveValue('Older Bank and more')
})

test('what cannot be read stays until the visitor decides', async ({ page }) => {
  await openAtLender(page)
  await saveWith(page, 'Lost Bank')
  await page.evaluate(() => localStorage.setItem(localStorage.getItem('car-finance-case') ?? '', '{"schema":2,'))
  const before = await kept(page)
  await page.reload()
  await toolReady(page)
  await expect(banner(page)).toContainText('We can’t read what was saved on this device.')
  await forMyself(page, 'no')
  await page.locator('#lender').fill('New Bank')
  await expect(banner(page).getByRole('button', { name: 'Save on this device' })).toHaveCount(0)
  expect(await kept(page)).toEqual(before)
  await press(page, 'Replace it')
  await expect(banner(page)).toContainText('Saved on this device')
  expect(Object.values(await kept(page)).join()).toContain('New Bank')
})

test('what was removed from the case is nowhere on the device after the next save', async ({ page }) => {
  await openAtLender(page)
  await saveWith(page, 'Secretive Bank')
  await saveWith(page, 'Other Bank')
  expect(Object.values(await kept(page)).join()).toContain('Other Bank')
  expect(Object.values(await kept(page)).join()).not.toContain('Secretive')
})

for (const [name, refuse] of [
  [
    'refuses locks',
    () => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    },
  ],
  [
    'has no locks',
    () => {
      Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })
    },
  ],
] as const) {
  test(`a browser that ${name} saves and deletes all the same`, async ({ page }) => {
    await page.addInitScript(refuse)
    await openAtLender(page)
    await saveWith(page, 'Lockless Bank')
    await page.getByText('Keep or delete').click()
    await press(page, 'Delete everything')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
    await expect(banner(page)).toContainText('We’ve deleted everything')
    await expect(page.locator('#lender')).toHaveCount(0)
    expect(Object.values(await kept(page)).join()).not.toContain('Lockless')
  })
}

test('a browser that refuses to keep anything says so, keeps what is on the page, and deletes it when asked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
    LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  })
  await openAtLender(page)
  await page.locator('#lender').fill('Refused Bank')
  await press(page, 'Save on this device')
  await expect(banner(page)).toContainText('We couldn’t save, because this browser doesn’t allow it')
  await expect(page.locator('#lender')).toHaveValue('Refused Bank')
  await page.getByText('Keep or delete').click()
  await press(page, 'Delete everything')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await expect(banner(page)).toContainText('Other tabs keep what they show until you close them')
  await expect(page.locator('#lender')).toHaveCount(0)
  await arrived(page, 'Before you start')
})
