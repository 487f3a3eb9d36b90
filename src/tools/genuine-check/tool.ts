import { feeFacts, type ToolDescriptor } from '../descriptor.ts'
import { genuineFacts } from './genuineCheck.ts'

export const genuineCheck: ToolDescriptor = {
  kind: 'case',
  facts: [...genuineFacts, ...feeFacts],
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
