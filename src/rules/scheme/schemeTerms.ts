import type { PlainDate } from '../../dates/plainDate.ts'
import type { Fact, Facts } from '../../facts/fact.ts'
import { factNamed, newestDate, numberOn } from '../../facts/valueOn.ts'
import { type BasisPoints, basisPointsOf } from '../credit/rates.ts'
import { type Pence, penceOf } from '../money/pence.ts'

export type Confidence = Fact['confidence']

/** One figure of the scheme's rules, with how sure we are of it. */
export type Term<Value extends number = BasisPoints> = { fact: string; value: Value; confidence: Confidence }

export type SchemeTerms = ReturnType<typeof schemeTerms>

/**
 * Every figure the redress rules use, as it stands for an agreement made on that day. Throws a FactRangeError before the scheme's
 * first day.
 */
export function schemeTerms(facts: Facts, start: PlainDate) {
  const term = (fact: string): Term => ({ ...read(fact), value: basisPointsOf(numberOn(facts, fact, start)) })
  const amount = (fact: string): Term<Pence> => ({ ...read(fact), value: penceOf(numberOn(facts, fact, start)) })
  const firstDayOf = (fact: string) => factNamed(facts, fact).values[0]?.from ?? start
  const read = (fact: string) => ({ fact, confidence: factNamed(facts, fact).confidence })
  return {
    /** Cut of the APR, as a share of it. */
    aprCut: term('scheme.apr-cut'),
    /** Commission at or below this gives nothing. */
    minimalCommission: amount('scheme.minimal-commission'),
    highShareOfCost: term('scheme.high-commission-share-of-cost'),
    highShareOfLoan: term('scheme.high-commission-share-of-loan'),
    veryHighShareOfCost: term('scheme.very-high-share-of-cost'),
    veryHighShareOfLoan: term('scheme.very-high-share-of-loan'),
    /** The most the hybrid may be, as a share of the commission with its interest. */
    commissionRemedyCap: term('scheme.commission-remedy-cap'),
    interestMargin: term('scheme.interest-margin'),
    interestFloor: term('scheme.interest-floor'),
    /** The most that could be borrowed under a regulated agreement; null once no such limit held. */
    regulatedLimit:
      start <= newestDate(facts, 'scheme.regulated-limit-last-day') ? amount('scheme.regulated-limit') : null,
    /** The most that may be borrowed mainly for a business. */
    businessLimit: amount('scheme.business-limit'),
    /** The line above which a loan is too large for the scheme, by the year; null for 2007, which has none. */
    highValueLimit: start < firstDayOf('scheme.high-value-limit') ? null : amount('scheme.high-value-limit'),
  }
}
