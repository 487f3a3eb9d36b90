import { feeFacts } from '../../rules/fee/feeFor.ts'
import type { ToolDescriptor } from '../descriptor.ts'

export const feeComparison: ToolDescriptor = {
  kind: 'flow',
  facts: feeFacts,
  words: ['fee-comparison'],
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
