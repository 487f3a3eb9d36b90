import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const page = 'content/pages/what-is-pcp.md'
const turns = {
  file: 'content/turns.yaml',
  to: `- instead: '“is next to”'\n  words: ['[stands|stood] beside']\n  butNot: ['he stood beside']\n`,
}
const withWords = (words: string) =>
  problemsIn(changedSite('good', [turns, { file: page, from: 'The dealer, by', to: `${words}\n\nThe dealer, by` }]))

test('a turn of phrase that nobody says is told with its place and what to write instead', () => {
  expect(withWords('It is on page one and next to the signatures.')).toBe('')
  expect(withWords('It is on page one and Stands\nbeside the signatures.')).toBe(
    `${page}:10:23  "Stands beside" isn’t how people talk
    fix: write “is next to”`,
  )
})

test('what only looks like it may be said, and so may examples', () => {
  expect(withWords('He stood beside the car. {% example %}It stands beside the name.{% /example %}')).toBe('')
})

test('facts’ own words are read too', () => {
  expect(
    problemsIn(
      changedSite('good', [
        turns,
        { file: 'content/facts/scheme/ban.yaml', from: 'describes: ', to: 'describes: What stands beside ' },
      ]),
    ),
  ).toContain('"stands beside" isn’t how people talk')
})

test('and menus', () => {
  expect(
    problemsIn(
      changedSite('good-with-menus', [
        turns,
        { file: 'site.manifest.yaml', from: 'description: ', to: 'description: What stands beside ' },
      ]),
    ),
  ).toContain('"stands beside" isn’t how people talk')
})
