import { expect, test } from 'vitest'
import { issueCommands } from '../../../../scripts/freshness/issue.ts'

const title = 'Facts and sources to look at'
const due = ['scheme.state was due for review on 2026-11-20']
const body = (lines: readonly string[]) => issueCommands(lines, [])[0]?.at(-1) ?? ''
const other = { number: 3, title: 'A link is wrong', body: '' }

test('what is due is told in one issue, which is opened once', () => {
  expect(issueCommands(due, [other])).toEqual([['issue', 'create', '--title', title, '--body', body(due)]])
  expect(body(due)).toMatch(/^scheme\.state was due for review on 2026-11-20\n\nLook at each source again/)
  // GitHub may end the text with a line of its own.
  expect(issueCommands(due, [other, { number: 7, title, body: `${body(due)}\n` }])).toEqual([])
})

test('when something else is due, the same issue says that', () =>
  expect(issueCommands([...due, 'one more'], [{ number: 7, title, body: body(due) }])).toEqual([
    ['issue', 'edit', '7', '--body', body([...due, 'one more'])],
  ]))

test('once nothing is due, it is closed, and so is a second one that somebody opened', () => {
  const own = { number: 7, title, body: body(due) }
  expect(issueCommands([], [other, own])).toEqual([['issue', 'close', '7', '--comment', 'Nothing is due any more.']])
  expect(issueCommands([], [other])).toEqual([])
  expect(issueCommands(due, [own, { ...own, number: 8 }])).toEqual([
    ['issue', 'close', '8', '--comment', 'The same as #7.'],
  ])
})

test('as much is told as an issue can hold, and how much more there is', () => {
  const many = Array.from({ length: 500 }, (_, index) => `${index}`.padEnd(199, '.'))
  expect(body(many).length).toBeLessThan(65_536)
  expect(body(many)).toMatch(/\n299\.+\n200 more: npm run freshness lists all\.\n\nLook/)
})
