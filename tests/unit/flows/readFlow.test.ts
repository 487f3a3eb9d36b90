import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../support/sites.ts'

test('what a question says when nothing was chosen is checked as all that visitors read', () => {
  const folder = changedSite('broken-flow', [
    {
      file: 'content/flows/fee-comparison.yaml',
      from: 'error: Select the kind',
      to: 'error: Select the kind, guaranteed',
    },
  ])
  expect(problemsIn(folder)).toContain('content/flows/fee-comparison.yaml:7:29  "guaranteed"')
})
