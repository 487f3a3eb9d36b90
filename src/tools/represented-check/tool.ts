import { feeFacts, letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const representedCheck: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, ...feeFacts],
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
