import { percentOf } from '../credit/rates.ts'
import { type Pence, pounds, roundHalfUp } from '../money/pence.ts'
import type { Scheme } from '../scheme/scheme.ts'
import type { SchemeTerms } from '../scheme/schemeTerms.ts'
import type { Cap, CapId } from './caps.ts'
import type { RedressDecision } from './decideRedress.ts'
import type { Figures } from './figuresFor.ts'
import { type Reason, reasonFor, redressParagraph, type RuleId } from './reason.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import type { Tests } from './tests.ts'

/** Reasons for the remedy that applies and for its limits (FCA Handbook, CONRED 6.4 and its match, CONRED 5.4). */
export function remedyReasons(
  question: RedressQuestion,
  tests: Tests,
  figures: Figures,
  decision: RedressDecision,
  scheme: Scheme | null,
  terms: SchemeTerms,
): Reason[] {
  const isHybrid = decision.remedy === 'unknown' ? 'unknown' : decision.remedy === 'hybrid'
  const { veryHighShareOfCost, veryHighShareOfLoan } = terms
  return [
    reasonFor(
      'very-high-commission',
      tests.commissionRepaid,
      redressParagraph(scheme, '6.4.2R to 6.4.4R'),
      veryHighShareOfCost.confidence,
      {
        veryHighOfCost: `${percentOf(veryHighShareOfCost.value)}%`,
        veryHighOfLoan: `${percentOf(veryHighShareOfLoan.value)}%`,
      },
    ),
    { ...reasonFor('hybrid', isHybrid, redressParagraph(scheme, '6.4.15R to 6.4.16R'), 'high'), wording: 'averaged' },
    reasonFor('cheapest-credit', tests.dearerThanCheapest, redressParagraph(scheme, '6.4.6R'), 'medium'),
    ...capReasons(question, figures, decision, scheme),
    interestReason(question, scheme, terms),
    arrearsReason(question, scheme),
  ]
}

const capRules: Record<CapId, RuleId> = {
  commission: 'commission-cap',
  'adjusted-cost': 'adjusted-cost-cap',
  'actual-cost': 'actual-cost-cap',
}

/** "met" is a cap that the hybrid is above. */
function capReasons(
  { cheapestApr }: RedressQuestion,
  { caps, hybrid }: Figures,
  { remedy }: RedressDecision,
  scheme: Scheme | null,
): Reason[] {
  const paragraph = redressParagraph(scheme, '6.4.19R to 6.4.21R')
  const bites = ({ limit }: Cap) => remedy === 'hybrid' && hybrid !== null && limit !== null && limit < hybrid
  const unknown = cheapestApr === 'not-asked' ? 'not-asked' : 'unknown'
  return caps.map((cap) =>
    reasonFor(capRules[cap.id], cap.limit === null ? unknown : bites(cap), paragraph, cap.confidence, {
      limit: inPounds(cap.limit),
      withInterest: inPounds(cap.withInterest),
      share: cap.share ? `${percentOf(cap.share.value)}%` : '',
    }),
  )
}

const inPounds = (pence: Pence | null) => (pence === null ? '' : pounds(roundHalfUp(pence)))

function interestReason({ conventions }: RedressQuestion, scheme: Scheme | null, terms: SchemeTerms): Reason {
  const margin = percentOf(terms.interestMargin.value)
  return {
    rule: 'interest',
    paragraph: redressParagraph(scheme, '6.4.34R'),
    finding: 'met',
    wording: conventions.interestFloor,
    values: {
      margin: `${margin} percentage point${margin === 1 ? '' : 's'}`,
      floor: `${percentOf(terms.interestFloor.value)}%`,
    },
    confidence: terms.interestFloor.confidence,
  }
}

const arrearsReason = ({ arrears }: RedressQuestion, scheme: Scheme | null): Reason =>
  reasonFor('arrears', arrears > 0, scheme === 1 ? 'CONRED 6 Annexes 2 and 3' : 'CONRED 5 Annex 3(4)(b)', 'high', {
    arrears: pounds(arrears),
  })
