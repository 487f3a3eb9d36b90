import { letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const accessRequest: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, 'sar.timing-article', 'sar.complaints-process-from'],
  component: () => import('./Tool.tsx'),
}
