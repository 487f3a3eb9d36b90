import { letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const letterTemplate: ToolDescriptor = {
  kind: 'case',
  facts: letterFacts,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
