import { redressFacts } from '../../rules/redress/redressFacts.ts'
import { feeFacts, type ToolDescriptor } from '../descriptor.ts'

export const claimCalculator: ToolDescriptor = {
  kind: 'flow',
  words: ['redress-calculator'],
  facts: [...redressFacts, ...feeFacts],
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
