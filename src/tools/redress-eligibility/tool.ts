import { deadlineFacts } from '../../rules/deadlines/deadlines.ts'
import { feeFacts, schemeDates, type ToolDescriptor } from '../descriptor.ts'

export const redressEligibility: ToolDescriptor = {
  kind: 'flow',
  facts: [...schemeDates, ...deadlineFacts, ...feeFacts],
  papers: { start: { field: 'signedOn' } },
  component: () => import('./Tool.tsx'),
}
