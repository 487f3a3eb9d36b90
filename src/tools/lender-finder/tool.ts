import { feeFacts } from '../../rules/fee/feeFor.ts'
import type { ToolDescriptor } from '../descriptor.ts'

export const lenderFinder: ToolDescriptor = {
  kind: 'case',
  facts: feeFacts,
  words: ['lender-finder'],
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
