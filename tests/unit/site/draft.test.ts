import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../support/sites.ts'

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
