import { printPounds } from '../../facts/print.ts'
import { poundsOf } from '../money/pence.ts'
import type { Scheme } from '../scheme/schemeFor.ts'
import type { SchemeTerms } from '../scheme/schemeTerms.ts'
import { chapterOf, findingOf, type Reason, redressParagraph, wordsFor } from './reason.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import type { Tests } from './testsFor.ts'

/** What takes an agreement of the right kind out of the scheme (PS26/3, as reported; FCA Handbook, CONRED 6.4.6R). */
export function exclusionReasons(
  { commission }: RedressQuestion,
  tests: Tests,
  scheme: Scheme | null,
  { minimalCommission }: SchemeTerms,
): Reason[] {
  const minimum = printPounds(poundsOf(minimalCommission.value))
  const paid = printPounds(poundsOf(commission ?? 0))
  const unseen = `${chapterOf(scheme, '2')} (paragraph not seen)`
  return [
    {
      rule: 'commission-paid',
      paragraph: chapterOf(scheme, '1.3'),
      finding: findingOf(tests.commissionPaid),
      text: wordsFor(tests.commissionPaid, {
        yes: `The lender paid the broker ${paid}.`,
        no: 'The lender paid no commission to a broker, so the scheme does not cover this.',
        unknown:
          'The commission is not known. Without it only the APR part can be worked out: ask the lender what it paid.',
      }),
      confidence: 'high',
    },
    {
      rule: 'minimal-commission',
      paragraph: unseen,
      finding: findingOf(tests.aboveMinimalCommission),
      text: wordsFor(tests.aboveMinimalCommission, {
        yes: `${paid} is more than the minimal ${minimum}.`,
        no: `${paid} is no more than the minimal ${minimum}, so nothing is due.`,
        unknown: `Commission of ${minimum} or less would give nothing.`,
      }),
      confidence: minimalCommission.confidence,
    },
    {
      rule: 'interest-charged',
      paragraph: unseen,
      finding: findingOf(tests.interestCharged),
      text: tests.interestCharged
        ? 'The APR was more than 0%.'
        : 'The APR was 0%, so the credit cost nothing and nothing is due.',
      confidence: 'high',
    },
    {
      rule: 'cheapest-credit',
      paragraph: redressParagraph(scheme, '6.4.6R'),
      finding: 'not-checked',
      text: 'The hybrid remedy pays nothing if the credit cost no more than the cheapest deals of its time. The amounts were not found, so this was not checked.',
      confidence: 'high',
    },
    {
      rule: 'very-large-loan',
      paragraph: unseen,
      finding: 'not-checked',
      text: 'The very largest loans of each year are left out. The amounts were not found, so this was not checked.',
      confidence: 'medium',
    },
  ]
}
