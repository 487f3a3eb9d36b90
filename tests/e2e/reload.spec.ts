import type { Page } from '@playwright/test'
import { someOf } from '../support/nightly.ts'
import { arrived, choose, press, type } from './byKeyboard.ts'
import { forMyself, nameLender } from './caseAnswers.ts'
import { addDate } from './letterWalks.ts'
import { expect, test } from './site.ts'
import { open, paths, toolReady } from './tool.ts'

const begin = (complained?: 'no' | 'self') => async (page: Page) => {
  await forMyself(page, complained)
  await nameLender(page, 'Saved Bank')
}
const aboutLender = {
  goOn: (page: Page) => type(page, 'agreement-number', 'BH-112233'),
  kept: async (page: Page) => {
    await arrived(page, 'The agreement')
    await expect(page.locator('#tool .section')).toContainText('Saved Bank')
    await expect(page.locator('#agreement-number')).toHaveValue('')
  },
}

const fillBlank = async (page: Page, words: string) => {
  await press(page, 'Next blank')
  await page.keyboard.type(words)
  await expect(page.locator('#template-text')).toHaveValue(new RegExp(words))
}

const mark = async (page: Page, paper: string) => {
  await press(page, paper)
  await arrived(page, paper)
  await choose(page, 'evidence', 'haveIt')
  await press(page, 'Save and go back to the list')
  await arrived(page, 'What do you have?')
}

/** For each tool: something worth saving, something more, and how the page looks with the first alone. */
const tools: Record<
  string,
  {
    path: string
    begin: (page: Page) => Promise<void>
    goOn: (page: Page) => Promise<void>
    kept: (page: Page) => Promise<void>
  }
> = {
  'the complaint': { path: paths.complaint, begin: begin('no'), ...aboutLender },
  'the access request': { path: paths.access, begin: begin(), ...aboutLender },
  'the ombudsman pack': { path: paths.ombudsman, begin: begin('self'), ...aboutLender },
  'a letter to copy': {
    path: paths.template,
    begin: (page) => fillBlank(page, 'words that were saved'),
    goOn: (page) => fillBlank(page, 'words that were not'),
    kept: async (page) => {
      await expect(page.locator('#template-text')).toHaveValue(/words that were saved/)
      await expect(page.locator('#template-text')).not.toHaveValue(/words that were not/)
    },
  },
  'the evidence list': {
    path: paths.evidence,
    begin: (page) => mark(page, 'Your finance agreement'),
    goOn: (page) => mark(page, 'Your names at the time'),
    kept: (page) => expect(page.getByText('You have 1 of 15.')).toBeVisible(),
  },
  'the list of dates': {
    path: paths.deadlines,
    begin: (page) => addDate(page, 'complaintSent', ['1', '9', '2026']),
    goOn: (page) => addDate(page, 'acknowledged', ['3', '9', '2026']),
    kept: async (page) => {
      await expect(page.locator('.events li')).toHaveCount(1)
      await expect(page.locator('.events')).toContainText('I complained to the lender')
    },
  },
}

for (const [name, { path, begin, goOn, kept }] of someOf(Object.entries(tools), 2)) {
  test(`${name} is loaded again: what was saved comes back unasked, what was not is warned about and gone`, async ({
    page,
  }) => {
    const warnings: string[] = []
    page.on('dialog', (dialog) => {
      warnings.push(dialog.type())
      void dialog.accept()
    })
    const reload = async () => {
      await page.reload()
      await toolReady(page)
    }
    await open(page, path)
    await begin(page)
    await press(page, 'Save on this device')
    await expect(page.locator('.case-banner')).toContainText('Saved on this device')
    await reload()
    expect(warnings).toEqual([])
    await kept(page)
    await goOn(page)
    await expect(page.locator('.case-banner')).toContainText('You have unsaved changes.')
    await reload()
    expect(warnings).toEqual(['beforeunload'])
    await kept(page)
  })
}
