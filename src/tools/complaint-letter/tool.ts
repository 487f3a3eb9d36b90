import { letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const complaintLetter: ToolDescriptor = {
  kind: 'case',
  facts: letterFacts,
  component: () => import('./Tool.tsx'),
}
