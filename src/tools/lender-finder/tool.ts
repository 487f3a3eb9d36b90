import { feeFacts, type ToolDescriptor } from '../descriptor.ts'

export const lenderFinder: ToolDescriptor = {
  kind: 'case',
  facts: feeFacts,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
