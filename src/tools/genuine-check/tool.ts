import { feeFacts } from '../../rules/fee/feeFor.ts'
import type { ToolDescriptor } from '../descriptor.ts'
import { genuineFacts, genuineQuestions } from './weighGenuineSigns.ts'

export const genuineCheck: ToolDescriptor = {
  kind: 'case',
  facts: [...genuineFacts, ...feeFacts],
  words: ['genuine-check'],
  signs: genuineQuestions,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
