import { expect, test } from 'vitest'
import { toPlainWords } from '../../../../src/content/words/readWords.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const context = {
  today: '2026-11-22',
  facts: contentFacts,
  schemeState: 'part-suspended',
  standing: { topics: {} },
  glossary: new Map(),
} as const

test('facts are printed wherever they stand, and links, strong words and blanks stay for those who show them', () => {
  const words = 'Within {% fact "ombudsman.limit" /%} of {day}: **free**, see [how](/escalate-to-fos).'
  expect(toPlainWords({ says: [words] }, context)).toEqual({
    says: ['Within 6 months of {day}: **free**, see [how](/escalate-to-fos).'],
  })
})
