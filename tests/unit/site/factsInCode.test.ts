import { expect, test } from 'vitest'
import { readDraft } from '../../../src/site/draft.ts'
import { factsInCode } from '../../../src/site/factsInCode.ts'
import { changedSite, siteOf, testDay } from '../../support/sites.ts'

test('a figure on a page needs its facts, and none is needed elsewhere', () => {
  expect(factsInCode(siteOf('good'))).toEqual([])
  const folder = changedSite('good', [
    { file: 'content/pages/home.md', from: 'Start with', to: '{% figure "bank-rate" /%}\n\nStart with' },
  ])
  const { draft } = readDraft(folder, testDay)
  expect(draft && factsInCode(draft.site)).toEqual([{ id: 'rates.bank-rate', by: 'the figure "bank-rate"' }])
})
