import { expect, test } from 'vitest'
import { realProblems } from '../../../support/realSite.ts'

test('a paper that saved cases name keeps its name', () => {
  expect(realProblems('content/tools/evidence-checklist/words.yaml', '- id: notes', '- id: memories')).toMatch(
    /^content\/tools\/evidence-checklist\/words\.yaml:\d+:1 {2}items has no "notes", which the tool "evidence-checklist" goes by\n {4}fix: bring it back$/,
  )
})
