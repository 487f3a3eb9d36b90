import { FlowTool, type FlowToolProps } from '../run/FlowTool.tsx'
import { useIdle, warmUpRounds } from '../run/useIdle.ts'
import { ClaimResult } from './ClaimResult.tsx'
import { claimRange } from './claimRange.ts'

const settingKeys = ['apr-examples', 'commission-examples']

/** A rough range without papers, and why it could be nothing. */
export function Tool(props: FlowToolProps) {
  useIdle(() => warmUp(props), warmUpRounds)
  return <FlowTool {...props} result={ClaimResult} checksFirst settingKeys={settingKeys} />
}

/** Works an invented agreement out and throws the result away, so that the visitor’s own first one is fast. */
function warmUp({ facts, today }: FlowToolProps): void {
  const answers = { finance: 'hp', start: '2016', credit: '10000', apr: '8.9', months: '48', 'settled-early': 'no' }
  claimRange(
    answers,
    { apr: 'middle', commission: 'middle' },
    { facts: new Map(facts.map((fact) => [fact.id, fact])), today },
  )
}
