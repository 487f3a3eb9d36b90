import { FlowTool, type FlowToolProps } from '../run/FlowTool.tsx'
import { warmUpRounds } from '../redress-calculator/warmUp.ts'
import { useIdle } from '../run/useIdle.ts'
import { ClaimResult } from './ClaimResult.tsx'
import { warmUp } from './warmUp.ts'

const settingKeys = ['apr-examples', 'commission-examples']

/** A rough range without papers, and why it could be nothing. */
export function ClaimCalculator(props: FlowToolProps) {
  useIdle(() => warmUp(props), warmUpRounds)
  return <FlowTool {...props} result={ClaimResult} checksFirst settingKeys={settingKeys} />
}
