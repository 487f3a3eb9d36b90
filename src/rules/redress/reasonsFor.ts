import { longDate } from '../../dates/plainDate.ts'
import { percentOf } from '../credit/rates.ts'
import { type Pence, pounds, roundHalfUp } from '../money/pence.ts'
import type { Scheme } from '../scheme/scheme.ts'
import type { SchemeTerms, Term } from '../scheme/schemeTerms.ts'
import type { Cap, Figures } from './figuresFor.ts'
import type { Law } from './law.ts'
import { type ConditionId, chapterOf, type Reason, type RuleId, reasonFor, redressParagraph } from './reason.ts'
import { type ArrangementId, arrangementIds, type RedressQuestion } from './redressQuestion.ts'
import type { RedressDecision, Tests } from './tests.ts'

/** Every rule tested, in the order the scheme asks, with what was found and where it is written. */
export function reasonsFor(
  question: RedressQuestion,
  tests: Tests,
  figures: Figures,
  decision: RedressDecision,
  law: Law,
): Reason[] {
  const conditions = conditionReasons(question, tests, law)
  if (!law.figures) return [...conditions, beforeTheScheme(law)]
  const judged = { question, tests, figures, decision, scheme: law.scheme, terms: law.figures.terms }
  return [...conditions, ...arrangementReasons(judged), ...unfairnessReasons(judged), ...remedyReasons(judged)]
}

type Judged = {
  question: RedressQuestion
  tests: Tests
  figures: Figures
  decision: RedressDecision
  scheme: Scheme | null
  terms: SchemeTerms
}

const percent = ({ value }: Term): string => `${percentOf(value)}%`

const beforeTheScheme = ({ dates }: Law): Reason => ({
  rule: 'figures',
  paragraph: 'CONRED 5.1 and 6.1',
  finding: 'not-checked',
  wording: 'not-checked',
  values: { first: longDate(dates.firstDay) },
  confidence: 'high',
})

/** The rules that nobody was asked about, or whose answer or figures are not known. */
export const notChecked = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ finding }) => finding === 'not-checked' || finding === 'unknown')

/** Why the agreement is, or is not, a scheme case (FCA Handbook, CONRED 5.1.17R and 6.1.17R). */
function conditionReasons(question: RedressQuestion, { schemeCase }: Tests, law: Law): Reason[] {
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
    ...limitsOf(question, law).map(([rule, limit, wording]) => ({
      ...reason(rule, '1.17R', limit?.confidence ?? 'medium', {
        credit: pounds(agreement.amountOfCredit),
        limit: pounds(limit?.value ?? 0),
        year: agreement.start.slice(0, 4),
      }),
      ...(wording && { wording }),
    })),
    reason('commission-paid', '1.3', 'high', { paid: pounds(commission ?? 0) }),
    reason('not-resolved', '1.17R', 'medium'),
    reason('in-time', '1.17R(1)(g)', 'high'),
  ]
}

type Limit = [rule: ConditionId, line: Term<Pence> | null, wording: string | false]

/** The three lines that the amount of credit may not cross, and the wording where the answer alone does not give it. None before the scheme. */
function limitsOf({ agreement, adaptedVehicle }: RedressQuestion, { figures }: Law): Limit[] {
  if (!figures) return []
  const { regulatedLimit, businessLimit, highValueLimit } = figures.terms
  const isWithin = (limit: Term<Pence> | null) => limit === null || agreement.amountOfCredit <= limit.value
  const spared = !isWithin(highValueLimit) && adaptedVehicle === true
  return [
    ['regulated', regulatedLimit, regulatedLimit === null && 'no-limit'],
    ['business-use', businessLimit, isWithin(businessLimit) && 'within'],
    ['very-large-loan', highValueLimit, highValueLimit === null ? 'no-limit' : spared && 'spared'],
  ]
}

/** Reasons for which arrangements count once their exceptions are taken out (FCA Handbook, CONRED 5.2.19R to 5.2.22R and 6.2.19R to 6.2.22R). */
function arrangementReasons({ question, tests: { arrangements }, figures, scheme, terms }: Judged): Reason[] {
  const { agreement, arrangements: asked, commission } = question
  const { minimalCommission, highShareOfCost, highShareOfLoan } = terms
  const arrangement = chapterOf(scheme, '2.19R')
  const exception = `${chapterOf(scheme, '2')} (paragraph not seen)`
  const { present } = arrangements
  const tie = reasonFor('tied-arrangement', present.tie, arrangement, 'high')
  return [
    reasonFor('discretionary-commission', asked.discretionary, arrangement, 'high'),
    ...(asked.discretionary === false ? [] : [reasonFor('discretion-used', asked.discretionUsed, exception, 'medium')]),
    reasonFor('high-commission', present.highCommission, arrangement, highShareOfCost.confidence, {
      ofCost: shareIn(figures.shareOfCost),
      ofLoan: shareIn(figures.shareOfLoan),
      highOfCost: percent(highShareOfCost),
      highOfLoan: percent(highShareOfLoan),
    }),
    asked.tie !== false && asked.visibleCaptive === true ? { ...tie, wording: 'captive' } : tie,
    reasonFor('minimal-commission', arrangements.aboveMinimalCommission, exception, minimalCommission.confidence, {
      paid: pounds(commission ?? 0),
      minimum: pounds(minimalCommission.value),
    }),
    reasonFor('interest-charged', arrangements.interestCharged, exception, 'medium', {
      apr: `${percentOf(agreement.apr)}%`,
    }),
    reasonFor('relevant-arrangement', arrangements.any, arrangement, 'high'),
  ]
}

/** Reasons for an unfair relationship, one arrangement after another, and for a loss (CONRED 5.3.1R, 6.3.1R). */
function unfairnessReasons({ question: { disclosed }, tests, scheme }: Judged): Reason[] {
  const { arrangements, unfairness } = tests
  const paragraph = chapterOf(scheme, '3.1R')
  const unseen = `${chapterOf(scheme, '3')} (paragraph not seen)`
  const possible = arrangementIds.filter((id) => arrangements.relevant[id] !== false)
  const told = (id: ArrangementId) => disclosed[id]
  return [
    ...possible.map((id) =>
      reasonFor(disclosureRules[id], told(id) === 'unknown' ? 'unknown' : !told(id), paragraph, 'high'),
    ),
    ...(possible.includes('tie') ? [reasonFor('tie-operative', unfairness.tieOperative, unseen, 'medium')] : []),
    ...(possible.length > 0 ? [reasonFor('disclosure', unfairness.any, paragraph, 'high')] : []),
    reasonFor('no-better-deal', unfairness.loss, unseen, 'medium'),
  ]
}

const disclosureRules: Record<ArrangementId, RuleId> = {
  discretionary: 'disclosure-discretionary',
  highCommission: 'disclosure-high-commission',
  tie: 'disclosure-tie',
}

const shareIn = (share: number | null): string => `${((share ?? 0) * 100).toFixed(1)}%`

/** Reasons for the remedy that applies and for its limits (FCA Handbook, CONRED 6.4 and its match, CONRED 5.4). */
function remedyReasons(judged: Judged): Reason[] {
  const { tests, decision, scheme, terms } = judged
  const isHybrid = decision.remedy === 'unknown' ? 'unknown' : decision.remedy === 'hybrid'
  const { veryHighShareOfCost, veryHighShareOfLoan } = terms
  const repaid = redressParagraph(scheme, '6.4.2R to 6.4.4R')
  return [
    reasonFor('very-high-commission', tests.commissionRepaid, repaid, veryHighShareOfCost.confidence, {
      veryHighOfCost: percent(veryHighShareOfCost),
      veryHighOfLoan: percent(veryHighShareOfLoan),
    }),
    { ...reasonFor('hybrid', isHybrid, redressParagraph(scheme, '6.4.15R to 6.4.16R'), 'high'), wording: 'averaged' },
    reasonFor('cheapest-credit', tests.dearerThanCheapest, redressParagraph(scheme, '6.4.6R'), 'medium'),
    ...capReasons(judged),
    interestReason(judged),
    arrearsReason(judged),
  ]
}

/** "met" means the hybrid exceeds the cap. */
function capReasons({ question: { cheapestApr }, figures: { caps, hybrid }, decision, scheme }: Judged): Reason[] {
  const paragraph = redressParagraph(scheme, '6.4.19R to 6.4.21R')
  const bites = ({ limit }: Cap) => decision.remedy === 'hybrid' && hybrid !== null && limit !== null && limit < hybrid
  const unknown = cheapestApr === 'not-asked' ? 'not-asked' : 'unknown'
  return caps.map((cap) =>
    reasonFor(`${cap.id}-cap`, cap.limit === null ? unknown : bites(cap), paragraph, cap.confidence, {
      limit: inPounds(cap.limit),
      withInterest: inPounds(cap.withInterest),
      share: cap.share ? percent(cap.share) : '',
    }),
  )
}

const inPounds = (pence: Pence | null) => (pence === null ? '' : pounds(roundHalfUp(pence)))

function interestReason({ question: { conventions }, scheme, terms }: Judged): Reason {
  const margin = percentOf(terms.interestMargin.value)
  return {
    rule: 'interest',
    paragraph: redressParagraph(scheme, '6.4.34R'),
    finding: 'met',
    wording: conventions.interestFloor,
    values: {
      margin: `${margin} percentage point${margin === 1 ? '' : 's'}`,
      floor: percent(terms.interestFloor),
    },
    confidence: terms.interestFloor.confidence,
  }
}

const arrearsReason = ({ question: { arrears }, scheme }: Judged): Reason =>
  reasonFor('arrears', arrears > 0, scheme === 1 ? 'CONRED 6 Annexes 2 and 3' : 'CONRED 5 Annex 3(4)(b)', 'high', {
    arrears: pounds(arrears),
  })
