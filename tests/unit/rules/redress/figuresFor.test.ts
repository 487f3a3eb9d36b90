import { expect, test } from 'vitest'
import { rateStep } from '../../../../src/rules/redress/figuresFor.ts'
import { redressFor } from '../../../../src/rules/redress/redressFor.ts'
import { undisclosedDiscretion } from '../../../../src/rules/redress/redressQuestion.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const loan = { amountOfCredit: 1_000_000, months: 48, balloon: 0 }

test('the example of the guides: what £10,000 over 48 months costs at 9.9%, and what the rules count of it', () => {
  expect(rateStep(loan, 990, 1700)).toEqual({ apr: 990, instalment: 25_112, cost: 205_390, counted: 35_307 })
})

test.each([390, 690, 1290, 1590])('at %i basis points it is what the redress rules find', (apr) => {
  const { instalment, totalCostOfCredit, aprRemedy } = redressFor(
    undisclosedDiscretion({ ...loan, start: '2016-03-01', apr }, 60_000, '2026-06-30'),
    contentFacts,
  )
  expect(rateStep(loan, apr, 1700)).toEqual({ apr, instalment, cost: totalCostOfCredit, counted: aprRemedy?.loss })
})

test('a loan without interest costs nothing, and nothing counts', () => {
  expect(rateStep(loan, 0, 1700)).toMatchObject({ cost: 0, counted: 0 })
})
