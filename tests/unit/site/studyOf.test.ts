import { expect, test } from 'vitest'
import { Memory } from '../../../src/content/reading/textCache.ts'
import { readDraft } from '../../../src/site/draft.ts'
import { studies, studyOf } from '../../../src/site/studyOf.ts'
import { testDay } from '../../support/sites.ts'

function draftOf(memory: Memory, day = testDay) {
  const { draft } = readDraft('tests/sites/good', day, memory)
  const article = draft?.site.byPath.get('/guides/commission')?.article
  if (!draft || !article) throw new Error('the good site lacks its guide')
  return { draft, article }
}

test('a page’s words are studied once while they and the day are the same, also from what another memory held', () => {
  const memory = new Memory()
  const { draft, article } = draftOf(memory)
  const study = studyOf(draft, article)
  expect(study.fragments).toContain('the-ban')

  const later = draftOf(new Memory(memory.about(studies)))
  expect(studyOf(later.draft, later.article)).toBe(study)

  const tomorrow = draftOf(new Memory(memory.about(studies)), '2027-01-01')
  expect(studyOf(tomorrow.draft, tomorrow.article)).not.toBe(study)
  expect(studyOf(later.draft, { ...later.article, body: '## Another', bodyKey: 'another' }).fragments).toEqual([
    'another',
  ])
})
