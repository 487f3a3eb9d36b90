import { expect, test } from 'vitest'
import { withChanges } from '../../../src/content/reading/files.ts'
import { printProblems } from '../../../src/problems/printProblems.ts'
import { neededFiles } from '../../../src/site/draft.ts'
import { readSite } from '../../../src/site/readSite.ts'
import { realFiles as files, realDraft, realTexts } from '../../support/realSite.ts'
import { changedSite, problemsIn, testDay } from '../../support/sites.ts'

test('the words that report a mistake are checked as all that visitors read', () => {
  const to = `link: Report a mistake, guaranteed\nsubject: A mistake on “{title}”\nbody: |\n  {address}\n  {checked}\n  {built}\n`
  expect(problemsIn(changedSite('good', [{ file: 'content/report.yaml', to }]))).toBe(
    `content/report.yaml:1:25  "guaranteed" promises a result
    fix: say what is likely and what is not known`,
  )
})

test('the mail that reports a mistake keeps its lines', () => {
  const to = `link: Report a mistake\nsubject: A mistake on “{title}”\nbody: >\n  What’s wrong?\n\n  Page: {address}\n  Checked: {checked}\n  As on: {built}\n`
  expect(problemsIn(changedSite('good', [{ file: 'content/report.yaml', to }]))).toMatch(
    /^content\/report\.yaml:3:7 {2}body is "What’s wrong\?\\nPage: \{address\} [^"]+", and must have each of \{address\}, \{checked\} and \{built\} on a line of its own: start it with body: \|/,
  )
})

const { draft } = realDraft()
const needed = neededFiles({ ...draft, manifest: draft.manifest.value })

const without = (file: string, text?: string): string =>
  printProblems(readSite(withChanges(files, new Map([[file, text]])), testDay, realTexts).problems)

test('everything that stands alone is needed by something', () => {
  const alone = files
    .list('content')
    .filter((file) => /^content\/(?:[a-z-]+\.yaml|tools\/|letters\/(?!parts\/)|flows\/[a-z-]+\.yaml)/.test(file))
  const known = new Set(needed.map(({ file }) => file))
  expect(alone.filter((file) => !known.has(file))).toEqual([])
})

test('one that is gone is told once, with what needs it, and nothing that follows from it', () => {
  const gone = ['content/page-parts.yaml', 'content/standing.yaml', 'content/tools/shared/words.yaml']
  expect(gone.map((file) => without(file))).toEqual([
    'content/page-parts.yaml:1:1  content/page-parts.yaml does not exist, and what stands around the words of every page needs it\n    fix: bring it back',
    'content/standing.yaml:1:1  content/standing.yaml does not exist, and {% standing %} needs it\n    fix: bring it back',
    'content/tools/shared/words.yaml:1:1  content/tools/shared/words.yaml does not exist, and the tool "claim-calculator" needs it\n    fix: bring it back',
  ])
})

test('one that has another name is found', () => {
  const misnamed = { file: 'content/glosary.yaml', to: 'not: read' }
  const page = { file: 'content/pages/what-is-pcp.md', from: '## ', to: '{% term "pcp" %}PCP{% /term %}\n\n## ' }
  expect(problemsIn(changedSite('good', [misnamed, page]))).toBe(
    'content/glossary.yaml:1:1  content/glossary.yaml does not exist, and {% term %} needs it\n    fix: did you mean content/glosary.yaml?',
  )
})

test('a fact that words of tools print may be gone or empty', () => {
  const file = 'content/facts/scheme/opt-in-window.yaml'
  expect(without(file, '')).toBe(
    `${file}:1:1  the file is empty\n    fix: write what belongs in it, or bring back its last version`,
  )
  expect(without(file)).toMatch(/^content\/\S+ {2}there is no fact "scheme\.opt-in-window"/)
})

test('a part of letters that is empty is not also told of as missing', () => {
  const file = 'content/letters/parts/contact.md'
  expect(without(file, '')).toBe(`${file}:1:1  the file is empty\n    fix: start it with ---, then no fields, then ---`)
})
