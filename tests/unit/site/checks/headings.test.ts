import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const page = 'content/claims/acorn.md'
const withHeading = (heading: string) =>
  changedSite('good-with-menus', [
    { file: page, from: 'Complaining is free.', to: `${heading}\n\nComplaining is free.` },
  ])

test('a heading with the fragment of a part that the page has anyway is told, with its line', () => {
  expect(problemsIn(withHeading('## What happens next?'))).toBe(
    `${page}:8:1  the heading "What happens next?" has the fragment #what-happens-next, which the page’s own part has too
    fix: word it otherwise`,
  )
})

test('any other heading is as it should be', () => expect(problemsIn(withHeading('## What Acorn said'))).toBe(''))
