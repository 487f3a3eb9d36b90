import { FlowTool, type FlowToolProps, type ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { OutcomeResult } from '../../toolkit/run/OutcomeResult.tsx'

/** Show where a complaint is, the date that counts and what to do next. */
export const Tool = (props: FlowToolProps) => <FlowTool {...props} result={RedressEligibilityResult} />

const RedressEligibilityResult = (props: ResultProps) => <OutcomeResult {...props} fileName="where-you-stand" />
