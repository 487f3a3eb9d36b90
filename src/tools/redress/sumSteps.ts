import { longDate } from '../../dates/plainDate.ts'
import { percentOf } from '../../rules/credit/basisPoints.ts'
import type { InterestFloorConvention } from '../../rules/interest/interestFactor.ts'
import { roundHalfUp } from '../../rules/money/roundHalfUp.ts'
import type { RuleId } from '../../rules/redress/reason.ts'
import type { WorkingStep } from '../kit/Working.tsx'
import { pounds } from '../kit/money.ts'
import type { Worked } from './workOut.ts'

/** How the sums of one agreement were made, in order, each with its figure and its rule. */
export function sumSteps(
  { question: { agreement, calculatedOn, arrears }, law, byFloor }: Worked,
  floor: InterestFloorConvention,
): WorkingStep[] {
  const redress = byFloor[floor]
  const { apr, commission, monthlyRate } = redress.figures
  const paragraphOf = (rule: RuleId) => redress.reasons.find((reason) => reason.rule === rule)?.paragraph ?? ''
  const terms = law.figures?.terms
  const until = `to ${longDate(calculatedOn)}`
  const steps: (WorkingStep | false | null | undefined)[] = [
    {
      key: 'rate',
      says: `The APR of ${percentOf(agreement.apr)}% a year, as a rate for one month that compounds to it:`,
      figure: percent(monthlyRate),
      paragraph: 'CONC App 1.2',
    },
    {
      key: 'instalment',
      says: `The monthly payment at that rate, over ${agreement.months} months${agreement.balloon > 0 ? ` with ${pounds(agreement.balloon)} at the end` : ''}:`,
      figure: pounds(redress.instalment),
      paragraph: 'CONC App 1.2',
    },
    {
      key: 'cost',
      says: 'All payments less the amount lent, the cost of credit:',
      figure: pounds(redress.totalCostOfCredit),
      paragraph: 'CONC App 1.2',
    },
    apr &&
      terms && {
        key: 'cut',
        says: `The APR cut by ${percentOf(terms.aprCut.value)}% of itself:`,
        figure: percent(apr.reducedApr),
        paragraph: paragraphOf('hybrid'),
        unconfirmed: terms.aprCut.confidence !== 'high',
      },
    apr && {
      key: 'adjusted',
      says: 'The monthly payment at the lower APR:',
      figure: pounds(roundHalfUp(apr.adjustedInstalment)),
      paragraph: paragraphOf('hybrid'),
    },
    apr &&
      redress.aprRemedy && {
        key: 'loss',
        says: `The gap, ${pounds(roundHalfUp(apr.overpayment))} a month, over the whole term:`,
        figure: pounds(redress.aprRemedy.loss),
        paragraph: paragraphOf('hybrid'),
      },
    redress.aprRemedy && {
      key: 'loss-interest',
      says: `Simple interest on each gap from the day it was paid ${until}:`,
      figure: pounds(redress.aprRemedy.interest),
      paragraph: paragraphOf('interest'),
    },
    commission && {
      key: 'commission',
      says: 'The commission the lender paid:',
      figure: pounds(commission.commission),
      paragraph: paragraphOf('commission-paid'),
    },
    redress.commissionRemedy && {
      key: 'commission-interest',
      says: `Simple interest on it from ${longDate(agreement.start)} ${until}:`,
      figure: pounds(redress.commissionRemedy.interest),
      paragraph: paragraphOf('interest'),
    },
    redress.hybrid !== null && {
      key: 'hybrid',
      says: 'Halfway between the two, each with its interest:',
      figure: pounds(redress.hybrid),
      paragraph: paragraphOf('hybrid'),
    },
    ...redress.caps.map(({ term, limit }) => ({
      key: term.fact,
      says: `A cap of about ${percentOf(term.value)}% of the commission with its interest:`,
      figure: pounds(limit),
      paragraph: paragraphOf('commission-cap'),
      unconfirmed: term.confidence !== 'high',
    })),
    arrears > 0 && {
      key: 'arrears',
      says: 'Arrears taken off:',
      figure: pounds(arrears),
      paragraph: paragraphOf('arrears'),
    },
  ]
  return steps.filter((step) => step !== false && step !== null && step !== undefined)
}

/** A fraction as a percentage with up to four decimals: "0.713%". */
const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(4))}%`
