import { instalment as instalmentOf, totalCostOfCredit } from '../../src/rules/credit/creditAgreement.ts'
import { deferrals, halfPoint, rebate, settlementDay } from '../../src/rules/credit/earlyEnding.ts'
import { monthlyRate, monthlyRateConventions, WHOLE } from '../../src/rules/credit/rates.ts'
import { allInPounds, inPounds } from '../../src/rules/money/pence.ts'
import {
  AgreementFields,
  command,
  Day,
  enumOf,
  Pounds,
  PoundsAboveNothing,
  refuse,
  strictFields,
  TermsFields,
} from './fields.ts'

const Question = strictFields({
  agreement: AgreementFields,
  askedOn: Day,
  deferral: enumOf(deferrals),
}).check((given) => {
  const { askedOn, agreement, deferral } = given.value
  if (askedOn < agreement.start) refuse(given, 'askedOn', 'must not be before agreement.start')
  if (deferral !== 'none' && agreement.months <= 12)
    refuse(given, 'deferral', 'must be "none" on an agreement of 12 months or less')
})

/** The least rebate for settling early, and what settles the agreement. */
export const settlement = command(Question, ({ agreement, askedOn, deferral }, facts) => {
  const day = settlementDay(askedOn, agreement.months, deferral, facts)
  const { instalment, paid, settlementDay: _, ...amounts } = rebate(agreement, day)
  return {
    settlementDay: day,
    instalment: inPounds(instalment),
    paid: { count: paid.count, amount: inPounds(paid.amount) },
    ...allInPounds(amounts),
  }
})

const TerminationQuestion = strictFields({
  totalPayable: PoundsAboveNothing,
  paid: Pounds,
  arrears: Pounds.optional(),
  noticeOn: Day,
})

/** Work out where liability stops on voluntary termination. Arrears left out mean none. */
export const termination = command(TerminationQuestion, ({ arrears = 0, ...question }, facts) => {
  const { reached, ...amounts } = halfPoint({ ...question, arrears }, facts)
  return { reached, ...allInPounds(amounts) }
})

const InstalmentQuestion = strictFields({ agreement: TermsFields, monthlyRate: enumOf(monthlyRateConventions) })

/** The level instalment and what the credit costs. */
export const instalmentCommand = command(InstalmentQuestion, ({ agreement, monthlyRate: convention }) => {
  const monthly = monthlyRate(agreement.apr / WHOLE, convention)
  const level = instalmentOf(agreement, monthly)
  const cost = totalCostOfCredit(agreement, level)
  const amounts = { instalment: level, totalPayable: cost + agreement.amountOfCredit, totalCostOfCredit: cost }
  return { monthlyRate: monthly * 100, ...allInPounds(amounts) }
})
