import { percentOf } from '../credit/basisPoints.ts'
import type { Scheme } from '../scheme/schemeFor.ts'
import type { SchemeTerms } from '../scheme/schemeTerms.ts'
import type { Figures } from './figuresFor.ts'
import { chapterOf, findingOf, type Reason, wordsFor } from './reason.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import type { Tests } from './testsFor.ts'

/** Which arrangements count, and whether they were disclosed (FCA Handbook, CONRED 5.2.19R, 5.3, 6.2.19R and 6.3). */
export function arrangementReasons(
  { arrangements }: RedressQuestion,
  tests: Tests,
  figures: Figures,
  scheme: Scheme | null,
  terms: SchemeTerms,
): Reason[] {
  const arrangement = chapterOf(scheme, '2.19R')
  const shares = sharesOf(figures)
  const thresholds = `${percentOf(terms.highShareOfCost.value)}% of the cost of credit and ${percentOf(terms.highShareOfLoan.value)}% of the loan`
  return [
    {
      rule: 'discretionary-commission',
      paragraph: arrangement,
      finding: findingOf(tests.discretionary),
      text: wordsFor(tests.discretionary, {
        yes: 'The broker could change the rate, and its own commission with it.',
        no: 'The broker could not change the rate to change its commission.',
        unknown: 'Whether the broker could change the rate to change its commission is not known.',
      }),
      confidence: 'high',
    },
    {
      rule: 'high-commission',
      paragraph: arrangement,
      finding: findingOf(tests.highCommission),
      text: wordsFor(tests.highCommission, {
        yes: `${shares}. That reaches both ${thresholds}, so it is high.`,
        no: `${shares}. It is high only from ${thresholds}, both together.`,
        unknown: `Commission is high from ${thresholds}, both together. The commission is not known.`,
      }),
      confidence: terms.highShareOfCost.confidence,
    },
    {
      rule: 'tied-arrangement',
      paragraph: arrangement,
      finding: findingOf(tests.tie),
      text:
        arrangements.tie !== false && arrangements.visibleCaptive === true
          ? 'A tie between a franchised dealer and the maker’s own lender does not count where the branding made the link clear.'
          : wordsFor(tests.tie, {
              yes: 'The broker was tied to this lender, or had to offer it the loan first.',
              no: 'The broker was not tied to this lender.',
              unknown: 'Whether the broker was tied to this lender, in a way that counts, is not known.',
            }),
      confidence: 'high',
    },
    {
      rule: 'relevant-arrangement',
      paragraph: arrangement,
      finding: findingOf(tests.relevantArrangement),
      text: wordsFor(tests.relevantArrangement, {
        yes: 'At least one arrangement that counts was present.',
        no: 'No arrangement that counts was present, so nothing is due.',
        unknown: 'Whether any arrangement that counts was present is not known.',
      }),
      confidence: 'high',
    },
    {
      rule: 'disclosure',
      paragraph: chapterOf(scheme, '3'),
      finding: findingOf(tests.notDisclosed),
      text: wordsFor(tests.notDisclosed, {
        yes: 'It was not adequately disclosed.',
        no: 'It was adequately disclosed, so nothing is due.',
        unknown: 'Whether it was adequately disclosed is not known. The lender has to decide that from its records.',
      }),
      confidence: 'high',
    },
    {
      rule: 'rebuttals',
      paragraph: chapterOf(scheme, '3'),
      finding: 'not-checked',
      text: 'A lender may show that no better deal was to be had, that a tie had no effect, or that the broker’s discretion was not used. Those tests were not seen, so they were not checked.',
      confidence: 'medium',
    },
  ]
}

function sharesOf({ shareOfCost, shareOfLoan }: Figures): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  const ofLoan = `${percent(shareOfLoan ?? 0)} of the loan`
  return `Commission was ${shareOfCost === null ? ofLoan : `${percent(shareOfCost)} of the cost of credit and ${ofLoan}`}`
}
