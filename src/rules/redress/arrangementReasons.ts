import { percentOf } from '../credit/rates.ts'
import { pounds } from '../money/pence.ts'
import type { Scheme } from '../scheme/scheme.ts'
import type { SchemeTerms } from '../scheme/schemeTerms.ts'
import type { Figures } from './figuresFor.ts'
import { chapterOf, type Reason, reasonFor, type RuleId } from './reason.ts'
import { type ArrangementId, arrangementIds, type RedressQuestion } from './redressQuestion.ts'
import type { Tests } from './tests.ts'

/** Reasons for which arrangements count once their exceptions are taken out (FCA Handbook, CONRED 5.2.19R to 5.2.22R and 6.2.19R to 6.2.22R). */
export function arrangementReasons(
  { agreement, arrangements: asked, commission }: RedressQuestion,
  { arrangements }: Tests,
  figures: Figures,
  scheme: Scheme | null,
  terms: SchemeTerms,
): Reason[] {
  const arrangement = chapterOf(scheme, '2.19R')
  const exception = `${chapterOf(scheme, '2')} (paragraph not seen)`
  const { present } = arrangements
  const tie = reasonFor('tied-arrangement', present.tie, arrangement, 'high')
  return [
    reasonFor('discretionary-commission', asked.discretionary, arrangement, 'high'),
    ...(asked.discretionary === false ? [] : [reasonFor('discretion-used', asked.discretionUsed, exception, 'medium')]),
    reasonFor('high-commission', present.highCommission, arrangement, terms.highShareOfCost.confidence, {
      ...sharesOf(figures),
      highOfCost: `${percentOf(terms.highShareOfCost.value)}%`,
      highOfLoan: `${percentOf(terms.highShareOfLoan.value)}%`,
    }),
    asked.tie !== false && asked.visibleCaptive === true ? { ...tie, wording: 'captive' } : tie,
    reasonFor(
      'minimal-commission',
      arrangements.aboveMinimalCommission,
      exception,
      terms.minimalCommission.confidence,
      {
        paid: pounds(commission ?? 0),
        minimum: pounds(terms.minimalCommission.value),
      },
    ),
    reasonFor('interest-charged', arrangements.interestCharged, exception, 'medium', {
      apr: `${percentOf(agreement.apr)}%`,
    }),
    reasonFor('relevant-arrangement', arrangements.any, arrangement, 'high'),
  ]
}

/** Reasons for an unfair relationship, one arrangement after another, and for a loss (CONRED 5.3.1R, 6.3.1R). */
export function unfairnessReasons(
  { disclosed }: RedressQuestion,
  { arrangements: { relevant }, unfairness }: Tests,
  scheme: Scheme | null,
): Reason[] {
  const judged = chapterOf(scheme, '3.1R')
  const unseen = `${chapterOf(scheme, '3')} (paragraph not seen)`
  const possible = arrangementIds.filter((id) => relevant[id] !== false)
  const told = (id: ArrangementId) => disclosed[id]
  return [
    ...possible.map((id) =>
      reasonFor(disclosureRules[id], told(id) === 'unknown' ? 'unknown' : !told(id), judged, 'high'),
    ),
    ...(possible.includes('tie') ? [reasonFor('tie-operative', unfairness.tieOperative, unseen, 'medium')] : []),
    ...(possible.length > 0 ? [reasonFor('disclosure', unfairness.any, judged, 'high')] : []),
    reasonFor('no-better-deal', unfairness.loss, unseen, 'medium'),
  ]
}

const disclosureRules: Record<ArrangementId, RuleId> = {
  discretionary: 'disclosure-discretionary',
  highCommission: 'disclosure-high-commission',
  tie: 'disclosure-tie',
}

function sharesOf({ shareOfCost, shareOfLoan }: Figures): Record<'ofCost' | 'ofLoan', string> {
  const percent = (share: number | null) => `${((share ?? 0) * 100).toFixed(1)}%`
  return { ofCost: percent(shareOfCost), ofLoan: percent(shareOfLoan) }
}
