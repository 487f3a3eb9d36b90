import { FlowTool, type FlowToolProps, type ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { OutcomeResult } from '../../toolkit/run/OutcomeResult.tsx'

/** Where a complaint stands, the date that counts and what to do next. */
export const Tool = (props: FlowToolProps) => <FlowTool {...props} result={RedressEligibilityResult} />

const RedressEligibilityResult = (props: ResultProps) => <OutcomeResult {...props} fileName="where-you-stand" />
