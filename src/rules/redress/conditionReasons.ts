import { longDate } from '../../dates/plainDate.ts'
import { printPounds } from '../../facts/print.ts'
import { poundsOf } from '../money/pence.ts'
import type { Scheme } from '../scheme/schemeFor.ts'
import type { Law } from './lawFor.ts'
import { chapterOf, type Reason, reasonFor } from './reason.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import type { Tests } from './testsFor.ts'

/** Why the agreement is, or is not, a scheme case (FCA Handbook, CONRED 5.1.17R and 6.1.17R). */
export function conditionReasons(
  question: RedressQuestion,
  { schemeCase: met }: Tests,
  { scheme, dates, figures }: Law,
): Reason[] {
  const { agreement, commission, product, adaptedVehicle } = question
  const condition = chapterOf(scheme, '1.17R')
  const credit = printPounds(poundsOf(agreement.amountOfCredit))
  const limited = (limit: number | undefined) => ({
    credit,
    limit: limit === undefined ? '' : printPounds(poundsOf(limit)),
    year: agreement.start.slice(0, 4),
  })
  const { regulatedLimit, businessLimit, highValueLimit } = figures?.terms ?? {}
  const isLarge = highValueLimit && agreement.amountOfCredit > highValueLimit.value
  const largeLoan = reasonFor(
    'very-large-loan',
    met['very-large-loan'],
    condition,
    'medium',
    limited(highValueLimit?.value),
  )
  const business = reasonFor(
    'business-use',
    met['business-use'],
    condition,
    businessLimit?.confidence ?? 'low',
    limited(businessLimit?.value),
  )
  const regulated = reasonFor('regulated', met.regulated, condition, 'medium', limited(regulatedLimit?.value))
  return [
    reasonFor('agreement-date', met['agreement-date'], chapterOf(scheme, '1'), 'high', {
      made: longDate(agreement.start),
      first: longDate(dates.firstDay),
      last: longDate(dates.lastDay),
      scheme: schemeWords(scheme),
    }),
    { ...reasonFor('credit-agreement', met['credit-agreement'], chapterOf(scheme, '1'), 'high'), wording: product },
    reasonFor('consumer', met.consumer, chapterOf(scheme, '1.1R(4)'), 'high'),
    regulatedLimit ? regulated : { ...regulated, wording: 'no-limit' },
    businessLimit && agreement.amountOfCredit <= businessLimit.value ? { ...business, wording: 'within' } : business,
    !highValueLimit
      ? { ...largeLoan, wording: 'no-limit' }
      : isLarge && adaptedVehicle === true
        ? { ...largeLoan, wording: 'spared' }
        : largeLoan,
    reasonFor('commission-paid', met['commission-paid'], chapterOf(scheme, '1.3'), 'high', {
      paid: printPounds(poundsOf(commission ?? 0)),
    }),
    reasonFor('not-resolved', met['not-resolved'], condition, 'medium'),
    reasonFor('in-time', met['in-time'], chapterOf(scheme, '1.17R(1)(g)'), 'high'),
  ]
}

const schemeWords = (scheme: Scheme | null) => (scheme === null ? '' : `Scheme ${scheme}`)
