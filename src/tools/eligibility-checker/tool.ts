import { feeFacts, schemeDates, type ToolDescriptor } from '../descriptor.ts'

export const eligibilityChecker: ToolDescriptor = {
  kind: 'flow',
  facts: [...schemeDates, ...feeFacts],
  component: () => import('./Tool.tsx'),
}
