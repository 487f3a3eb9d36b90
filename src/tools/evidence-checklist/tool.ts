import type { ToolDescriptor } from '../descriptor.ts'

export const evidenceChecklist: ToolDescriptor = {
  kind: 'case',
  facts: ['credit-file.years', 'scheme.records-until'],
  words: ['evidence-checklist'],
  papers: 'case',
  resultAtOnce: true,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
