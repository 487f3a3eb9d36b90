import { lastCalculationDay, workOut } from '../../toolkit/redress/workOut.ts'
import type { FlowToolProps } from '../../toolkit/run/FlowTool.tsx'

/** Work out an invented agreement and discard the result, so that the visitor’s own first one is fast. */
export function warmUpRedress({ facts, today }: FlowToolProps): void {
  const context = { facts: new Map(facts.map((fact) => [fact.id, fact])), today }
  workOut(exampleAnswers, lastCalculationDay(context), context)
}

/** An invented agreement: the page’s example, and what the first sum is warmed up with. */
export const exampleAnswers = {
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
  arrears: '0',
}
