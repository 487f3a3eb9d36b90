import type { FlowToolProps } from '../run/FlowTool.tsx'
import { lastCalculationDay } from '../redress/calculationDay.ts'
import { workOut } from '../redress/workOut.ts'

/** How often a browser has to see code before it makes it fast, roughly: it took the first ten agreements from some 25 ms to 10 at a quarter of a processor’s speed. */
export const warmUpRounds = 40

/** Works an invented agreement out and throws the result away, so that the visitor’s own first one is fast. */
export function warmUp({ facts, today }: FlowToolProps): void {
  const context = { facts: new Map(facts.map((fact) => [fact.id, fact])), today }
  const answers = { product: 'hp', start: '2016-06-15', credit: '10000', apr: '8.9', months: '48', commission: '650', discretionary: 'yes', tie: 'no', told: 'no', resolved: 'no', 'settled-on': 'unknown' }
  workOut(answers, lastCalculationDay(context), context)
}
