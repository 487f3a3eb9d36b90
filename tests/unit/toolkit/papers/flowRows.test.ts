import { expect, test } from 'vitest'
import { fillIn } from '../../../../src/content/words/fillIn.ts'
import { isAnswer } from '../../../../src/flows/query.ts'
import { fieldIds } from '../../../../src/papers/fields.ts'
import { answerOf, flowRows } from '../../../../src/toolkit/papers/flowRows.ts'
import { tools } from '../../../../src/tools/index.ts'
import { flowOf, flowTools } from '../../support/contentFlows.ts'

const samples: Record<string, number | string> = {
  money: 1_234_567,
  apr: 890,
  months: 48,
  date: '2016-03-12',
  month: '2016-03-12',
}

test.each(flowTools.filter((tool) => tools[tool].papers))(
  'what %s takes from papers are answers that it allows',
  (tool) => {
    const { questions } = flowOf(tool)
    const takes = tools[tool].papers
    if (!takes || takes === 'case') throw new Error('it has questions')
    for (const [id, { field, options, otherwise }] of Object.entries(takes)) {
      const question = questions[id]
      expect(question, id).toBeDefined()
      expect(fieldIds).toContain(field)
      if (!question) continue
      const values =
        question.kind === 'choice'
          ? [...Object.keys(options ?? {}), ...(otherwise ? ['another'] : [])]
          : [samples[question.kind] ?? '']
      for (const value of values)
        expect(
          isAnswer(
            question,
            answerOf(
              { kind: question.kind, ...(options ? { options } : {}), ...(otherwise ? { otherwise } : {}) },
              value,
            ) ?? '',
          ),
          `${id}: ${value}`,
        ).toBe(true)
    }
  },
)

test('a value that stands for none of the options is no answer', () => {
  expect(answerOf({ kind: 'choice', options: { pcp: 'pcp' } }, 'lease')).toBeUndefined()
})

test('an option can stand for every value that has none of its own', () => {
  const question = { kind: 'choice', options: { 0: 'yes' }, otherwise: 'no' } as const
  expect([0, 890].map((apr) => answerOf(question, apr))).toEqual(['yes', 'no'])
})

test('the second agreement has answers of its own', () => {
  const question = { id: 'apr', label: 'APR', field: 'apr' as const, kind: 'apr' as const, labels: {} }
  expect([0, 1].map((agreement) => flowRows([question], agreement, '?apr=8.9&2.apr=7')[0]?.given)).toEqual(['8.9', '7'])
})

test('what is filled in is not read again', () => {
  expect(fillIn('{a} of {b}, {c}', { a: '{b}', b: 2 })).toBe('{b} of 2, {c}')
})

test.each([
  ['month', '2016-03', 'March 2016'],
  ['months', '48', '48 months'],
  ['money', '12500.5', '£12,500.50'],
] as const)('a %s reads as it does among the tool’s own answers', (kind, answer, printed) => {
  const [row] = flowRows([{ id: 'one', label: 'One', field: 'term', kind, labels: {} }], 0, '')
  expect(row?.print(answer)).toBe(printed)
})
