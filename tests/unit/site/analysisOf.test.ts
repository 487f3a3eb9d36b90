import { expect, test } from 'vitest'
import { TextCache } from '../../../src/content/reading/textCache.ts'
import { readDraft } from '../../../src/site/draft.ts'
import { analysisOf } from '../../../src/site/analysisOf.ts'
import { testDay } from '../../support/sites.ts'

function draftOf(textCache: TextCache, day = testDay) {
  const { draft } = readDraft('tests/sites/good', day, textCache)
  const article = draft?.site.byPath.get('/guides/commission')?.article
  if (!draft || !article) throw new Error('the good site lacks its guide')
  return { draft, article }
}

test('a page’s words are studied once while they and the day are the same', () => {
  const textCache = new TextCache()
  const { draft, article } = draftOf(textCache)
  const study = analysisOf(draft, article)
  expect(study.fragments).toContain('the-ban')

  const later = draftOf(textCache)
  expect(analysisOf(later.draft, later.article)).toBe(study)

  const tomorrow = draftOf(textCache, '2027-01-01')
  expect(analysisOf(tomorrow.draft, tomorrow.article)).not.toBe(study)
  expect(analysisOf(later.draft, { ...later.article, body: '## Another', bodyKey: 'another' }).fragments).toEqual([
    'another',
  ])
})
