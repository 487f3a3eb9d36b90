import { expect, test } from 'vitest'
import { realProblems } from '../../../support/realSite.ts'

test('a phrase of the site’s own subject is not one of other subjects', () => {
  expect(realProblems('content/search.yaml', '\n    mortgage,', '\n    car finance,')).toMatch(
    /^content\/search\.yaml:\d+:5 {2}"car finance" is also among the words of the site’s own subject\n {4}fix: take it out of elsewhere:, or out of own:$/,
  )
})
