import { feeFacts, letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const replyDecoder: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, ...feeFacts],
  component: () => import('./Tool.tsx'),
}
