import { longDate } from '../../dates/plainDate.ts'
import { type Pence, pounds } from '../money/pence.ts'
import type { Term } from '../scheme/schemeTerms.ts'
import type { Law } from './law.ts'
import { chapterOf, type Reason, reasonFor } from './reason.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import type { ConditionId } from './schemeCase.ts'
import type { Tests } from './tests.ts'

/** Why the agreement is, or is not, a scheme case (FCA Handbook, CONRED 5.1.17R and 6.1.17R). */
export function conditionReasons(question: RedressQuestion, { schemeCase }: Tests, law: Law): Reason[] {
  const { agreement, commission, product } = question
  const { scheme, dates } = law
  const reason = (rule: ConditionId, section: string, confidence: Reason['confidence'], values?: Reason['values']) =>
    reasonFor(rule, schemeCase[rule], chapterOf(scheme, section), confidence, values)
  return [
    reason('agreement-date', '1', 'high', {
      made: longDate(agreement.start),
      first: longDate(dates.firstDay),
      last: longDate(dates.lastDay),
      scheme: `Scheme ${scheme}`,
    }),
    { ...reason('credit-agreement', '1', 'high'), wording: product },
    reason('consumer', '1.1R(4)', 'high'),
    ...limitReasons(question, law).map(({ rule, limit, wording }) => {
      const found = reason(rule, '1.17R', limit?.confidence ?? 'medium', {
        credit: pounds(agreement.amountOfCredit),
        limit: pounds(limit?.value ?? 0),
        year: agreement.start.slice(0, 4),
      })
      return wording === undefined ? found : { ...found, wording }
    }),
    reason('commission-paid', '1.3', 'high', { paid: pounds(commission ?? 0) }),
    reason('not-resolved', '1.17R', 'medium'),
    reason('in-time', '1.17R(1)(g)', 'high'),
  ]
}

type LimitReason = { rule: ConditionId; limit: Term<Pence> | null; wording?: string | undefined }

/** The three lines that the amount of credit may not cross, and the wording where the answer alone does not give it. None before the scheme. */
function limitReasons({ agreement, adaptedVehicle }: RedressQuestion, { figures }: Law): LimitReason[] {
  if (!figures) return []
  const { regulatedLimit, businessLimit, highValueLimit } = figures.terms
  const isWithin = (limit: Term<Pence> | null) => limit === null || agreement.amountOfCredit <= limit.value
  const spared = !isWithin(highValueLimit) && adaptedVehicle === true
  return [
    { rule: 'regulated', limit: regulatedLimit, wording: regulatedLimit ? undefined : 'no-limit' },
    { rule: 'business-use', limit: businessLimit, wording: isWithin(businessLimit) ? 'within' : undefined },
    {
      rule: 'very-large-loan',
      limit: highValueLimit,
      wording: highValueLimit === null ? 'no-limit' : spared ? 'spared' : undefined,
    },
  ]
}
