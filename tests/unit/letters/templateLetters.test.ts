import { describe, expect, test } from 'vitest'
import { readingGrade } from '../../../src/content/prose/analyseBody.ts'
import { blanksLeft, blanksWarning, nextBlank, templateLetters } from '../../../src/letters/templateLetters.ts'
import { context } from './sampleCase.ts'

describe.each(templateLetters(context))('$title', ({ text }) => {
  test('reads as one page of plain text', () => {
    expect(text).toMatchSnapshot()
    expect(text.length).toBeLessThanOrEqual(3_200)
    expect(readingGrade(text.replace(/\[\d+: [^\]]+\]/g, 'this'))).toBeLessThanOrEqual(9)
  })
  test('numbers its blanks from 1, each once, and takes no year of a case for one', () => {
    const blanks = new Set(text.match(/\[\d+: [^\]]+\]/g))
    expect([...blanks].map((blank) => Number.parseInt(blank.slice(1), 10))).toEqual([...blanks].map((_, at) => at + 1))
    expect([...blanks].filter((blank) => !/[a-z]/.test(blank))).toEqual([])
  })
  test('holds no placeholder once filled', () => {
    const filled = text.replace(/\[\d+: [^\]]+\]/g, 'answer')
    expect(filled.replace('[2025] UKSC', '')).not.toMatch(/[[\]]/)
    expect(blanksLeft(filled)).toBeNull()
  })
  test('asks for nothing that should not be sent', () =>
    expect(text).not.toMatch(/bank account|sort code|national insurance|passport/i))
})

test('what is left is counted, and the next blank can be found', () => {
  const text = 'Dear [1: name], your [2: car] and [1: name].'
  expect([blanksLeft(text), blanksWarning(text)]).toEqual(['2 blanks left', '2 blanks are still empty'])
  expect(blanksWarning('[2: car]')).toBe('1 blank is still empty')
  expect(nextBlank(text, 10)).toEqual({ start: 21, end: 29 })
  expect(nextBlank(text, 43)).toEqual({ start: 5, end: 14 })
})

test('without a scheme the complaint comes under the ordinary rules', () => {
  expect(templateLetters({ ...context, letterParagraph: '' })[1]?.text).toContain(
    'Please send your final response within 8 weeks of getting this letter (DISP 1.6.2R).',
  )
})
