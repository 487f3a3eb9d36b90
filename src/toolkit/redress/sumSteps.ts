import { longDate } from '../../dates/plainDate.ts'
import { percentOf } from '../../rules/credit/rates.ts'
import { pounds, roundHalfUp } from '../../rules/money/pence.ts'
import { filled, type RuleId } from '../../rules/redress/reason.ts'
import type { WorkingStep } from '../controls/Working.tsx'
import type { ToolWords } from '../wordsFiles.ts'
import type { Worked } from './workOut.ts'

type StepId = keyof ToolWords['redress-calculator']['steps']

/** Steps of one agreement’s sums, in order, each with its figure and its rule; the interest floor is read year by year. */
export function sumSteps(
  { question: { agreement, calculatedOn, arrears }, law, byFloor }: Worked,
  { steps: says }: Pick<ToolWords['redress-calculator'], 'steps'>,
): WorkingStep[] {
  const redress = byFloor['per-year']
  const { apr, commission, monthlyRate } = redress.figures
  const paragraphOf = (rule: RuleId) => redress.reasons.find((reason) => reason.rule === rule)?.paragraph ?? ''
  const terms = law.figures?.terms
  const values = {
    apr: percentage(agreement.apr),
    months: String(agreement.months),
    balloon: pounds(agreement.balloon),
    cut: percentage(terms?.aprCut.value ?? 0),
    share: percentage(terms?.commissionRemedyCap.value ?? 0),
    start: longDate(agreement.start),
    until: longDate(calculatedOn),
  }
  const step = (
    key: StepId,
    figure: string,
    paragraph: string,
    { unconfirmed = false, facts = [] }: Pick<WorkingStep, 'unconfirmed' | 'facts'> = {},
  ): WorkingStep => ({ key, says: filled(says[key], values), figure, paragraph, unconfirmed, facts })
  const rates = terms ? { facts: ['rates.bank-rate', terms.interestMargin.fact, terms.interestFloor.fact] } : {}
  const [remedy, interest, defined] = [paragraphOf('hybrid'), paragraphOf('interest'), 'CONC App 1.2']
  const steps: (WorkingStep | false | null | undefined)[] = [
    step('rate', percent(monthlyRate), defined),
    step(agreement.balloon > 0 ? 'instalment-balloon' : 'instalment', pounds(redress.instalment), defined),
    step('cost', pounds(redress.totalCostOfCredit), defined),
    apr &&
      terms &&
      step('cut', percent(apr.reducedApr), remedy, {
        unconfirmed: terms.aprCut.confidence !== 'high',
        facts: [terms.aprCut.fact],
      }),
    apr && step('adjusted', pounds(roundHalfUp(apr.adjustedInstalment)), remedy),
    redress.aprRemedy && step('loss', pounds(redress.aprRemedy.loss), remedy),
    redress.aprRemedy && step('loss-interest', pounds(redress.aprRemedy.interest), interest, rates),
    commission && step('commission', pounds(commission.commission), paragraphOf('commission-paid')),
    redress.commissionRemedy && step('commission-interest', pounds(redress.commissionRemedy.interest), interest, rates),
    redress.hybrid !== null && step('hybrid', pounds(redress.hybrid), remedy),
    ...redress.caps.map(
      ({ id, limit, confidence }) =>
        limit !== null &&
        step(`${id}-cap`, pounds(limit), paragraphOf(`${id}-cap`), {
          unconfirmed: confidence !== 'high',
          facts: id === 'commission' && terms ? [terms.commissionRemedyCap.fact] : [],
        }),
    ),
    arrears > 0 && step('arrears', pounds(arrears), paragraphOf('arrears')),
  ]
  return steps.filter((each) => each !== false && each !== null && each !== undefined)
}

const percentage = (points: number) => `${percentOf(points)}%`

/** A fraction as a percentage with up to four decimals: "0.713%". */
const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(4))}%`
