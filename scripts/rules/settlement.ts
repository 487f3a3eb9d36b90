import { poundsOf } from '../../src/rules/money/pence.ts'
import { rebate, deferrals, settlementDay } from '../../src/rules/settlement/settlement.ts'
import { AgreementFields } from './agreementFields.ts'
import { command } from './command.ts'
import { Day, strictFields, enumOf } from './fields.ts'

const Question = strictFields({ agreement: AgreementFields, askedOn: Day, deferral: enumOf(deferrals) }).check(
  ({ value, issues }) => {
    const problem = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message })
    if (value.askedOn < value.agreement.start) problem('askedOn', 'must not be before agreement.start')
    if (value.deferral !== 'none' && value.agreement.months <= 12)
      problem('deferral', 'must be "none" on an agreement of 12 months or less')
  },
)

/** The least rebate for settling early, and what settles the agreement. */
export const settlement = command(Question, ({ agreement, askedOn, deferral }, facts) => {
  const result = rebate(agreement, settlementDay(askedOn, agreement.months, deferral, facts))
  return {
    settlementDay: result.settlementDay,
    instalment: poundsOf(result.instalment),
    paid: { count: result.paid.count, amount: poundsOf(result.paid.amount) },
    remaining: poundsOf(result.remaining),
    toSettle: poundsOf(result.toSettle),
    rebate: poundsOf(result.rebate),
  }
})
