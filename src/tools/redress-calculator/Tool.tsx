import { FlowTool, type FlowToolProps } from '../run/FlowTool.tsx'
import { offerFields, offerKey } from './offerFields.ts'
import { useIdle } from '../run/useIdle.ts'
import { RedressResult } from './RedressResult.tsx'
import { warmUp, warmUpRounds } from './warmUp.ts'

const mostAgreements = 10

/** What the result can be set to. Offers are kept for each agreement. */
const settingKeys = ['until', 'examples', ...Array.from({ length: mostAgreements }, (_, run) => offerFields.map(({ key }) => offerKey(run, key))).flat()]

/** The scheme’s method, step by step, for one agreement or several; it also checks a lender’s offer line by line. */
export function RedressCalculator(props: FlowToolProps) {
  useIdle(() => warmUp(props), warmUpRounds)
  return <FlowTool {...props} result={RedressResult} checksFirst settingKeys={settingKeys} />
}
