import { FlowTool, type FlowToolProps, type ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { OutcomeResult } from '../../toolkit/run/OutcomeResult.tsx'

/** Check whether an agreement is of the kind the scheme covers. */
export const Tool = (props: FlowToolProps) => <FlowTool {...props} result={EligibilityResult} />

const EligibilityResult = (props: ResultProps) => <OutcomeResult {...props} fileName="agreement-check" />
