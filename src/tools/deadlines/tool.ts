import { deadlineFacts } from '../../rules/deadlines/deadlines.ts'
import { schemeDateFacts, type ToolDescriptor } from '../descriptor.ts'

export const deadlines: ToolDescriptor = {
  kind: 'case',
  facts: [...deadlineFacts, ...schemeDateFacts, 'sar.starts-with-proof'],
  words: ['deadlines', 'clocks'],
  resultAtOnce: true,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
