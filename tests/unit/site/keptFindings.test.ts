import { expect, test } from 'vitest'
import { filesOnDisk, withChanges } from '../../../src/content/reading/files.ts'
import { TextCache } from '../../../src/content/reading/textCache.ts'
import { schemeStates } from '../../../src/facts/schema.ts'
import { readDraft } from '../../../src/site/draft.ts'
import { analysisOf } from '../../../src/site/keptFindings.ts'
import { readSite } from '../../../src/site/readSite.ts'
import { testDay } from '../../support/sites.ts'

const disk = filesOnDisk('tests/sites/good')
const page = 'content/pages/commission.md'
const body = Buffer.from(disk.bytes(page)).toString()
const texts = new TextCache()

/** What is said of the good site with its page changed, and lists of its own. */
const said = (words: string, more: Record<string, string> = {}) =>
  readSite(
    withChanges(disk, new Map([[page, body.replace('It came on', words)], ...Object.entries(more)])),
    testDay,
    texts,
  ).problems

const statements = (rightIn: string) => `- about: whether it waits\n  rightIn: [${rightIn}]\n  words: [lenders wait]\n`
const turns = (words: string) => `- words: [${words}]\n  instead: other words\n`
const glossary = (id: string) => `- id: ${id}\n  term: Lease\n  plain: A hire of a car.\n`

test.each<[what: string, rule: string, words: string, clean: Record<string, string>, faulty: Record<string, string>]>([
  ['turns of phrase', 'turn', 'It is at hand. It came on', {}, { 'content/turns.yaml': turns('at hand') }],
  [
    'statements',
    'state-statement',
    'All lenders wait. It came on',
    { 'content/statements.yaml': statements(schemeStates.join(', ')) },
    { 'content/statements.yaml': statements('live') },
  ],
  [
    'terms',
    'unknown-term',
    'A {% term "lease" %}hire{% /term %} came on',
    { 'content/glossary.yaml': glossary('lease') },
    { 'content/glossary.yaml': glossary('loan') },
  ],
])('a page that has not changed is looked at again when the site’s %s have', (_, rule, words, clean, faulty) => {
  const rules = (more: Record<string, string>) => said(words, more).map((problem) => problem.rule)
  expect(rules(clean)).not.toContain(rule)
  expect(rules(faulty)).toContain(rule)
  expect(rules(clean)).not.toContain(rule)
})

test('a fault that other words move down the file is told at its new line', () => {
  const at = (words: string) => said(words).map(({ line, column, what }) => `${line}:${column} ${what}`)
  expect(at('It cost £500 on')).toEqual(['10:9 the amount "£500" is typed into the prose'])
  expect(at('Now.\n\nIt cost £500 on')).toEqual(['12:9 the amount "£500" is typed into the prose'])
})

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
