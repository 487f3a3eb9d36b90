import type { FlowToolProps } from '../../toolkit/run/FlowTool.tsx'
import { toolWords } from '../../letters/toolWords.ts'
import { examplesFrom } from '../../toolkit/redress/exampleFigures.ts'
import { claimRange } from './claimRange.ts'

const answers = { finance: 'hp', start: '2016', credit: '10000', apr: '8.9', months: '48', 'settled-early': 'no' }

/** Works an invented agreement out and throws the result away, so that the visitor’s own first one is fast. */
export function warmUpClaim({ facts, today, words }: FlowToolProps): void {
  const context = { facts: new Map(facts.map((fact) => [fact.id, fact])), today }
  const { exampleFigures } = toolWords(words, 'redress-calculator')
  claimRange(answers, examplesFrom(exampleFigures, { apr: 'middle', commission: 'middle' }), context)
}
