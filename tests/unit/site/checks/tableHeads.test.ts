import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const page = 'content/pages/what-is-pcp.md'
const withTable = (heads: string) =>
  changedSite('good', [
    { file: page, from: 'The dealer, by', to: `| ${heads} |\n|---|---|---|\n| a | b | c |\n\nThe dealer, by` },
  ])

test('heads of columns that begin with a capital, a sign or nothing are as they should be', () => {
  expect(problemsIn(withTable(' | What it is | “PCP”'))).toBe('')
})

test('each head that begins with a small letter is told', () => {
  expect(
    problemsIn(withTable('part | What it is | it may')),
  ).toBe(`${page}:10:3  the head of a column begins with a small letter: "part"
    fix: write "Part"
${page}:10:23  the head of a column begins with a small letter: "it may"
    fix: write "It may"`)
})
