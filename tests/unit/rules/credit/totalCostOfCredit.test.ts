import { expect, test } from 'vitest'
import { addMonths } from '../../../../src/dates/plainDate.ts'
import { instalment } from '../../../../src/rules/credit/instalment.ts'
import { monthlyRate } from '../../../../src/rules/credit/monthlyRate.ts'
import { costOfCreditAfter, totalCostOfCredit } from '../../../../src/rules/credit/totalCostOfCredit.ts'
import { rebate } from '../../../../src/rules/settlement/rebate.ts'

const agreement = { start: '2016-03-01', amountOfCredit: 1_800_000, apr: 690, months: 36, balloon: 800_000 }
const monthly = monthlyRate(0.069, 'effective')
const level = instalment(agreement, monthly)

test('the cost so far is nothing at the start and all of it after the last instalment', () => {
  expect(costOfCreditAfter(0, agreement, level, monthly)).toBe(0)
  expect(costOfCreditAfter(36, agreement, level, monthly)).toBeCloseTo(totalCostOfCredit(agreement, level), 4)
  expect(costOfCreditAfter(12, agreement, level, 0)).toBe(0)
})

test('in between it is what was paid and what settles it, less what was lent', () => {
  const { paid, toSettle } = rebate(agreement, addMonths(agreement.start, 14))
  expect(paid.count).toBe(14)
  expect(costOfCreditAfter(14, agreement, level, monthly)).toBeCloseTo(paid.amount + toSettle - 1_800_000, -1)
})
