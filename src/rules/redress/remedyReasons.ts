import { printPounds } from '../../facts/print.ts'
import { percentOf } from '../credit/basisPoints.ts'
import type { InterestFloorConvention } from '../interest/interestFactor.ts'
import { poundsOf } from '../money/pence.ts'
import { roundHalfUp } from '../money/roundHalfUp.ts'
import type { Scheme } from '../scheme/schemeFor.ts'
import type { SchemeTerms } from '../scheme/schemeTerms.ts'
import { caps } from './caps.ts'
import type { Decision } from './decide.ts'
import type { Figures } from './figuresFor.ts'
import { findingOf, type Finding, type Reason, redressParagraph, wordsFor } from './reason.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import type { Tests } from './testsFor.ts'

/** Which remedy applies and what limits it (FCA Handbook, CONRED 6.4 and its match, CONRED 5.4). */
export function remedyReasons(
  question: RedressQuestion,
  tests: Tests,
  figures: Figures,
  decision: Decision,
  scheme: Scheme | null,
  terms: SchemeTerms,
): Reason[] {
  const { veryHighShareOfCost, veryHighShareOfLoan } = terms
  const thresholds = `${percentOf(veryHighShareOfCost.value)}% of the cost of credit and ${percentOf(veryHighShareOfLoan.value)}% of the loan`
  const repaid: Reason = {
    rule: 'very-high-commission',
    paragraph: redressParagraph(scheme, '6.4.2R to 6.4.4R'),
    finding: findingOf(tests.commissionRepaid),
    text: `${wordsFor(tests.commissionRepaid, {
      yes: 'The commission was very high, with a tie or a discretionary arrangement, so the whole of it is repaid with interest.',
      no: 'The whole commission is repaid only where it was very high and there was a tie or a discretionary arrangement.',
      unknown: 'Whether the whole commission is to be repaid depends on what is not known.',
    })} Very high is from ${thresholds}${veryHighShareOfCost.confidence === 'high' ? '' : ', which is not confirmed in the final rules'}.`,
    confidence: veryHighShareOfCost.confidence,
  }
  const averaged: Finding = decision.remedy === 'unknown' ? 'unknown' : decision.remedy === 'hybrid' ? 'met' : 'not-met'
  const hybrid: Reason = {
    rule: 'hybrid',
    paragraph: redressParagraph(scheme, '6.4.15R to 6.4.16R'),
    finding: averaged,
    text: 'In every other case the remedy is halfway between the commission and the APR loss, each with its interest.',
    confidence: 'high',
  }
  return [
    repaid,
    hybrid,
    ...capReasons(figures, decision, scheme, terms),
    interestReason(scheme, terms, question.conventions.interestFloor),
    arrearsReason(question, scheme),
  ]
}

function capReasons(figures: Figures, decision: Decision, scheme: Scheme | null, terms: SchemeTerms): Reason[] {
  const paragraph = redressParagraph(scheme, '6.4.19R to 6.4.21R')
  const { commission, hybrid } = figures
  const known = commission && hybrid !== null ? caps(commission.total, terms) : []
  return [
    ...known.map(({ term, limit }): Reason => {
      const ceiling = `${percentOf(term.value)}% of the commission with its interest (${printPounds(poundsOf(roundHalfUp(limit)))})`
      const bites = decision.remedy === 'hybrid' && hybrid !== null && limit < hybrid
      const unsure =
        term.confidence === 'high' ? '' : ' The formula is not confirmed, so the result is given with and without it.'
      return {
        rule: 'commission-cap',
        paragraph,
        finding: bites ? 'met' : 'not-met',
        text: bites
          ? `The hybrid is above a cap of about ${ceiling}.${unsure}`
          : `The cap of about ${ceiling} changes nothing here.`,
        confidence: term.confidence,
      }
    }),
    {
      rule: 'other-caps',
      paragraph,
      finding: 'not-checked',
      text: 'The rules hold further caps on the hybrid. Their formulas were not found, so they were not checked.',
      confidence: 'high',
    },
  ]
}

function interestReason(scheme: Scheme | null, terms: SchemeTerms, convention: InterestFloorConvention): Reason {
  const floor = `${percentOf(terms.interestFloor.value)}%`
  const applied = convention === 'per-year' ? 'to each year' : 'to the mean of the whole period'
  const margin = percentOf(terms.interestMargin.value)
  return {
    rule: 'interest',
    paragraph: redressParagraph(scheme, '6.4.34R'),
    finding: 'met',
    text: `Simple interest at the year’s average Bank Rate plus ${margin} percentage point${margin === 1 ? '' : 's'}. The ${floor} floor is applied ${applied}; which way the rules apply it is not established.`,
    confidence: terms.interestFloor.confidence,
  }
}

function arrearsReason({ arrears }: RedressQuestion, scheme: Scheme | null): Reason {
  const annex = scheme === 1 ? 'CONRED 6 Annexes 2 and 3' : 'CONRED 5 Annex 3(4)(b)'
  return {
    rule: 'arrears',
    paragraph: annex,
    finding: arrears > 0 ? 'met' : 'not-met',
    text:
      arrears > 0
        ? `The lender may set off undisputed arrears of ${printPounds(poundsOf(arrears))}.`
        : 'No undisputed arrears to set off.',
    confidence: 'high',
  }
}
