import { longDate } from '../../dates/plainDate.ts'
import type { Law } from './lawFor.ts'
import { chapterOf, findingOf, type Reason, wordsFor } from './reason.ts'
import type { Product, RedressQuestion } from './redressQuestion.ts'
import type { Tests } from './testsFor.ts'

/** Why the agreement is, or is not, one the scheme covers (FCA Handbook, CONRED 5.1 to 5.2 and 6.1 to 6.2). */
export function scopeReasons(question: RedressQuestion, tests: Tests, { scheme, dates }: Law): Reason[] {
  const covered = `${longDate(dates.firstDay)} to ${longDate(dates.lastDay)}`
  const made = longDate(question.agreement.start)
  return [
    {
      rule: 'agreement-date',
      paragraph: chapterOf(scheme, '1'),
      finding: findingOf(tests.agreementDate),
      text:
        scheme === null
          ? `Made on ${made}, outside the dates the scheme covers: ${covered}.`
          : `Made on ${made}, within the dates the scheme covers (${covered}): Scheme ${scheme}.`,
      confidence: 'high',
    },
    {
      rule: 'credit-agreement',
      paragraph: chapterOf(scheme, '1'),
      finding: findingOf(tests.creditAgreement),
      text: kindText[question.product],
      confidence: 'high',
    },
    {
      rule: 'not-resolved',
      paragraph: `${chapterOf(scheme, '2')} (paragraph not seen)`,
      finding: findingOf(tests.notResolved),
      text: wordsFor(tests.notResolved, {
        yes: 'Not already decided or settled.',
        no: 'Already decided or settled by the ombudsman, a court or an accepted offer, so the scheme leaves it alone.',
        unknown: 'Whether it was already decided or settled is not known.',
      }),
      confidence: 'medium',
    },
  ]
}

const kindText: Record<Product, string> = {
  credit: 'Hire purchase, PCP or conditional sale: credit of the kind the scheme covers.',
  lease: 'A lease is hire and not credit, so the scheme does not cover it.',
  'personal-loan': 'A loan the buyer arranged alone has no broker’s commission, so the scheme does not cover it.',
  unknown: 'What kind of finance this was is not known. The scheme covers credit, not leases.',
}
