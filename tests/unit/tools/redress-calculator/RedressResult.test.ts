import { describe, expect, test } from 'vitest'
import type { PenceRange } from '../../../../src/rules/redress/redressFor.ts'
import { answerWords } from '../../../../src/tools/redress-calculator/RedressResult.tsx'
import { contentWords } from '../../support/contentWords.ts'

const said = (ranges: readonly PenceRange[], title: string | undefined) =>
  answerWords(ranges, title, contentWords['redress-calculator'].answer)

describe('what the panel says', () => {
  test('a range is never one sum alone', () => {
    expect(said([{ low: 62_981, high: 67_042 }], undefined)).toEqual({
      title: '£629.81 to £670.42, or £0',
      heading: 'By this method, before any fee',
      answer: '£629.81 to £670.42, or £0',
    })
    expect(said([{ low: 0, high: 67_042 }], undefined).answer).toBe('£0 to £670.42')
  })
  test('without a commission there is no top', () => {
    expect(said([{ low: 0, high: null }], undefined).answer).toBe('£0, or more')
  })
  test('several agreements are added up', () => {
    expect(
      said(
        [
          { low: 100, high: 200 },
          { low: 300, high: 500 },
        ],
        undefined,
      ).answer,
    ).toBe('£4 to £7, or £0')
  })
})
