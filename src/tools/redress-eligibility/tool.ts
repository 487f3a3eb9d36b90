import { deadlineFacts } from '../../rules/deadlines/deadlines.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import { schemeDateFacts, type ToolDescriptor } from '../descriptor.ts'

export const redressEligibility: ToolDescriptor = {
  kind: 'flow',
  facts: [...schemeDateFacts, ...deadlineFacts, ...feeFacts],
  papers: { start: { field: 'signedOn' } },
  component: () => import('./Tool.tsx'),
}
