import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { FlowTool, type FlowToolProps } from '../../toolkit/run/FlowTool.tsx'
import { useWarmUp } from '../../toolkit/run/useWarmUp.ts'

const settingKeys = ['apr-examples', 'commission-examples']

// The sums come after some questions; so does their code.
const ClaimResult = fetchedPart(async () => (await import('./ClaimResult.tsx')).ClaimResult)
const warmUp = async () => (await import('./claimRange.ts')).warmUpClaim

/** A rough range without papers, and why it could be nothing. */
export function Tool(props: FlowToolProps) {
  useWarmUp(warmUp, props)
  return <FlowTool {...props} result={ClaimResult} checksFirst settingKeys={settingKeys} />
}
