import { keyOf } from '../../flows/query.ts'
import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { FlowTool, type FlowToolProps } from '../../toolkit/run/FlowTool.tsx'
import { useWarmUp } from '../../toolkit/run/useWarmUp.ts'
import { offerFields } from './offerFields.ts'

const mostAgreements = 10

/** Settings of the result. Offers are kept for each agreement. */
const settingKeys = [
  'until',
  'examples',
  ...Array.from({ length: mostAgreements }, (_, run) => offerFields.map(({ key }) => keyOf(run, key))).flat(),
]

// The sums come after many questions; so does their code.
const RedressResult = fetchedPart(async () => (await import('./RedressResult.tsx')).RedressResult)
const warmUp = async () => (await import('./warmUp.ts')).warmUpRedress

/** The scheme’s method, step by step, for one agreement or several; it also checks a lender’s offer line by line. */
export function Tool(props: FlowToolProps) {
  useWarmUp(warmUp, props)
  return <FlowTool {...props} result={RedressResult} checksFirst settingKeys={settingKeys} />
}
