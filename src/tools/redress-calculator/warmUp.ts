import { lastCalculationDay, workOut } from '../../toolkit/redress/workOut.ts'
import type { FlowToolProps } from '../../toolkit/run/FlowTool.tsx'
import { exampleAnswers } from './exampleAnswers.ts'

/** Works an invented agreement out and throws the result away, so that the visitor’s own first one is fast. */
export function warmUpRedress({ facts, today }: FlowToolProps): void {
  const context = { facts: new Map(facts.map((fact) => [fact.id, fact])), today }
  workOut(exampleAnswers, lastCalculationDay(context), context)
}
