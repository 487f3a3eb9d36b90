import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../support/sites.ts'

test('the words that report a mistake are checked as all that visitors read', () => {
  const to = `link: Report a mistake, guaranteed\nsubject: A mistake on “{title}”\nbody: "What’s wrong? The page is {address}, {checked}, {built}."\n`
  expect(problemsIn(changedSite('good', [{ file: 'content/report.yaml', to }]))).toBe(
    `content/report.yaml:1:25  "guaranteed" promises a result
    fix: say what is likely and what is not known`,
  )
})
