import { expect, test } from 'vitest'
import { headingId, headingsOf, splitBody } from '../../../../src/content/prose/headings.ts'

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

test('a body is its lead, its main parts and its questions, and no line is lost', () => {
  const body =
    'Lead.\n\n## One *two*\n\ntext\n\n### Smaller\n\n```\n## not one\n```\n\n## Three\nmore\n\n{% questions %}\nasked\n{% /questions %}\n'
  expect(splitBody(body)).toEqual({
    lead: 'Lead.\n',
    parts: [
      { id: 'one-two', text: 'One two', markdown: '\ntext\n\n### Smaller\n\n```\n## not one\n```\n' },
      { id: 'three', text: 'Three', markdown: 'more\n' },
    ],
    questions: '{% questions %}\nasked\n{% /questions %}\n',
  })
})

test('a body without headings or questions is all lead', () => {
  expect(splitBody('Only this.\n')).toEqual({ lead: 'Only this.\n', parts: [], questions: '' })
})
