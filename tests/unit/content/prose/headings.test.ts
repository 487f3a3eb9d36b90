import { expect, test } from 'vitest'
import { headingId, headingsOf } from '../../../../src/content/prose/headings.ts'

test.each([
  ['Who is paid', 'who-is-paid'],
  ['What’s a “balloon”?', 'whats-a-balloon'],
  ['After {% fact "scheme.ban" /%}', 'after'],
  ['PCP – and HP', 'pcp-and-hp'],
])('%s has the fragment %s', (words, id) => {
  expect(headingId(words)).toBe(id)
})

test('headings come in order, with their plain words', () => {
  expect(headingsOf('## One *two*\n\ntext\n\n### Three [four](/four)\n\n```\n## not one\n```\n')).toEqual([
    { id: 'one-two', text: 'One two', level: 2 },
    { id: 'three-four', text: 'Three four', level: 3 },
  ])
})
