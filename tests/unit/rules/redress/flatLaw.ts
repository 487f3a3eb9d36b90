import type { BasisPoints } from '../../../../src/rules/credit/rates.ts'
import { yearRates } from '../../../../src/rules/interest/interest.ts'
import type { Law } from '../../../../src/rules/redress/law.ts'
import type { RedressQuestion } from '../../../../src/rules/redress/redressQuestion.ts'
import { schemeDates, schemeFor } from '../../../../src/rules/scheme/scheme.ts'
import { schemeTerms } from '../../../../src/rules/scheme/schemeTerms.ts'
import { contentFacts } from '../../support/contentFacts.ts'

/** The scheme's own figures with a flat 3% of interest a year and, if given, another APR cut. */
export function flatLaw({ agreement: { start }, calculatedOn }: RedressQuestion, cut: BasisPoints | null): Law {
  const terms = schemeTerms(contentFacts, start)
  const aprCut = cut === null ? terms.aprCut : { ...terms.aprCut, value: cut }
  const rates = yearRates([{ from: '2007-01-01', rate: 200 }], { margin: 100, floor: 0 }, start, calculatedOn)
  return {
    dates: schemeDates(contentFacts),
    scheme: schemeFor(start, contentFacts),
    figures: { terms: { ...terms, aprCut }, rates },
  }
}
