import { describe, expect, test } from 'vitest'
import { figuresFrom, offerFiguresIn, withFigures } from '../../../../src/tools/redress-calculator/offerFields.ts'
import { contentWords } from '../../support/contentWords.ts'

const until = '2026-11-04'
const words = contentWords['redress-calculator'].offer

describe('a lender’s figures', () => {
  const boxId = (line: string) => `offer-${line}`
  test('are read as money; boxes left empty are left out', () => {
    expect(figuresFrom({ total: '£597.13', interest: ' ' }, boxId, words)).toEqual({ figures: { total: 59_713 } })
  })
  test('each wrong one is named', () => {
    expect(figuresFrom({ total: 'lots', aprRemedy: '-3' }, boxId, words)).toEqual({
      faults: [
        { message: { id: 'money-number', label: 'APR saving with its interest' }, box: 'offer-aprRemedy' },
        { message: { id: 'money-number', label: 'Total offered' }, box: 'offer-total' },
      ],
    })
  })
  test('none at all is a fault', () => {
    expect(figuresFrom({}, boxId, words)).toEqual({
      faults: [{ message: 'Enter at least one of the lender’s figures', box: 'offer-commissionRemedy' }],
    })
  })
  test('are kept for each agreement by itself', () => {
    const settings = withFigures(withFigures({ until }, 0, { total: 59_713 }), 1, { interest: 100 })
    expect(settings).toEqual({ until, 'offer-total': '597.13', '2.offer-interest': '1' })
    expect(offerFiguresIn(settings, 0)).toEqual({ total: 59_713 })
    expect(withFigures(settings, 0, { interest: 5 })).toEqual({
      until,
      '2.offer-interest': '1',
      'offer-interest': '0.05',
    })
  })
})
