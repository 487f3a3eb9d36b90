import { lastCalculationDay } from '../redress/calculationDay.ts'
import { workOut } from '../redress/workOut.ts'
import { FlowTool, type FlowToolProps } from '../run/FlowTool.tsx'
import { useIdle, warmUpRounds } from '../run/useIdle.ts'
import { offerFields, offerKey } from './offerFields.ts'
import { RedressResult } from './RedressResult.tsx'

const mostAgreements = 10

/** What the result can be set to. Offers are kept for each agreement. */
const settingKeys = [
  'until',
  'examples',
  ...Array.from({ length: mostAgreements }, (_, run) => offerFields.map(({ key }) => offerKey(run, key))).flat(),
]

/** The scheme’s method, step by step, for one agreement or several; it also checks a lender’s offer line by line. */
export function Tool(props: FlowToolProps) {
  useIdle(() => warmUp(props), warmUpRounds)
  return <FlowTool {...props} result={RedressResult} checksFirst settingKeys={settingKeys} />
}

/** Works an invented agreement out and throws the result away, so that the visitor’s own first one is fast. */
function warmUp({ facts, today }: FlowToolProps): void {
  const context = { facts: new Map(facts.map((fact) => [fact.id, fact])), today }
  const answers = {
    product: 'hp',
    customer: 'private',
    start: '2016-06-15',
    credit: '10000',
    apr: '8.9',
    months: '48',
    commission: '650',
    discretionary: 'yes',
    used: 'yes',
    'told-rate': 'no',
    tie: 'no',
    told: 'no',
    resolved: 'no',
    complained: 'yes',
    late: 'unsaid',
    'no-better': 'unsaid',
    'settled-on': 'unknown',
  }
  workOut(answers, lastCalculationDay(context), context)
}
