import type { SchemeDates } from '../scheme/schemeFor.ts'
import type { EligibilityQuestion } from './eligibilityQuestion.ts'

/** One row of the decision table. The first row that applies decides. */
export type EligibilityRule = {
  id: 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9' | 'R10'
  outcome:
    | 'too-early'
    | 'lease'
    | 'not-this-problem'
    | 'too-late'
    | 'company'
    | 'zero-rate'
    | 'no-broker'
    | 'may-be-covered'
    | 'kind-covered'
    | 'kind-covered-captive'
  why: string
  paragraph: string
  applies: (question: EligibilityQuestion, dates: SchemeDates) => boolean
}

/** In the order they are asked. Not being sure never rules anything out. */
export const eligibilityRules: readonly EligibilityRule[] = [
  {
    id: 'R1',
    outcome: 'too-early',
    why: 'The agreement was made before the scheme’s first day. You can still complain, but time limits may stand in the way.',
    paragraph: 'CONRED 6.1',
    applies: ({ start }, { firstDay }) => start.to < firstDay,
  },
  {
    id: 'R2',
    outcome: 'lease',
    why: 'A lease is hire and not credit, so it is not in the scheme. You can still complain in the ordinary way.',
    paragraph: 'CONRED 5.1 and 6.1',
    applies: ({ finance }) => finance === 'lease',
  },
  {
    id: 'R3',
    outcome: 'not-this-problem',
    why: 'The scheme is about finance for a motor vehicle that a dealer or broker arranged.',
    paragraph: 'CONRED 5.1 and 6.1',
    applies: ({ finance, vehicle }) => finance === 'own-loan' || vehicle === 'other',
  },
  {
    id: 'R4',
    outcome: 'too-late',
    why: 'The agreement was made after the scheme’s last day. You can still complain in the ordinary way.',
    paragraph: 'CONRED 5.1',
    applies: ({ start }, { lastDay }) => start.from > lastDay,
  },
  {
    id: 'R5',
    outcome: 'company',
    why: 'A limited company is not a consumer under the scheme. Sole traders and partnerships of two or three are.',
    paragraph: 'CONRED 5.1.1R(4) and 6.1.1R(4)',
    applies: ({ customer }) => customer === 'company',
  },
  {
    id: 'R6',
    outcome: 'zero-rate',
    why: 'At 0% the credit cost nothing, so nothing is likely to be due.',
    paragraph: 'CONRED 5.2 and 6.2 (paragraph not seen)',
    applies: ({ zeroRate }) => zeroRate === true,
  },
  {
    id: 'R7',
    outcome: 'no-broker',
    why: 'With no dealer or broker in between there was probably no commission. You can ask the lender.',
    paragraph: 'CONRED 5.1.3 and 6.1.3',
    applies: ({ arrangedBy }) => arrangedBy === 'lender',
  },
  {
    id: 'R8',
    outcome: 'may-be-covered',
    why: 'The dates fit, and you are not sure of the rest. Ask the lender to tell you.',
    paragraph: 'CONRED 5.1 and 6.1',
    applies: ({ finance, arrangedBy }) => finance === 'not-sure' || arrangedBy === 'not-sure',
  },
  {
    id: 'R10',
    outcome: 'kind-covered-captive',
    why: 'The agreement is the kind the scheme covers. A plain link between the maker, the dealer and the lender may mean that a tie does not count.',
    paragraph: 'CONRED 5.2.19R and 6.2.19R',
    applies: ({ makersName }) => makersName === true,
  },
  {
    id: 'R9',
    outcome: 'kind-covered',
    why: 'The agreement is the kind the scheme covers. Only the lender’s records show whether money is due.',
    paragraph: 'CONRED 5.1 and 6.1',
    applies: () => true,
  },
]
