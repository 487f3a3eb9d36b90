import type { z } from 'zod'
import { Apr, Day, strictFields, Months, Pounds, PoundsAboveNothing } from './fields.ts'

const shape = { start: Day, amountOfCredit: PoundsAboveNothing, apr: Apr, months: Months, balloon: Pounds }

export const AgreementFields = strictFields(shape).check(balloonWithinCredit)

/** The same without a start, for sums that need no dates. */
export const TermsFields = strictFields({
  amountOfCredit: shape.amountOfCredit,
  apr: shape.apr,
  months: shape.months,
  balloon: shape.balloon,
}).check(balloonWithinCredit)

function balloonWithinCredit({ value, issues }: z.core.ParsePayload<{ amountOfCredit: number; balloon: number }>) {
  if (value.balloon <= value.amountOfCredit) return
  issues.push({
    code: 'custom',
    input: value.balloon,
    path: ['balloon'],
    message: 'must be no more than the amount of credit',
  })
}
