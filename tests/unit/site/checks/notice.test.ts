import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const states = ['live', 'part-suspended', 'upheld', 'upheld-under-appeal', 'quashed', 'quashed-to-be-remade', 'remade']
const withNotice = (words: string) =>
  problemsIn(
    changedSite('good', [
      {
        file: 'content/standing.yaml',
        to: `topics:\n  notice:\n${states.map((state) => `    ${state}: ${words}\n`).join('')}`,
      },
    ]),
  )

test('a notice is as long as one line of a phone', () => {
  expect(withNotice('x'.repeat(46))).toBe('')
  expect(
    withNotice(`${'x'.repeat(46)} and on`)
      .split('\n')
      .slice(0, 2),
  ).toEqual([
    'content/standing.yaml:3:11  the notice of "live" has 53 characters; the most is 46, which leaves out " and on"',
    '    fix: shorten it, so that it stays in one line on a phone',
  ])
})

test('it is measured as it is read, with its facts printed', () => {
  const ban = '{% fact "scheme.ban" /%}'
  expect(withNotice(`It ended on ${ban}`)).toBe('')
  expect(withNotice(`It ended on ${ban}, and that was the end of it`)).toContain('characters; the most is 46')
})
