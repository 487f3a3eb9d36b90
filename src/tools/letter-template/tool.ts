import { letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const letterTemplate: ToolDescriptor = {
  kind: 'case',
  facts: letterFacts,
  letters: ['copy/ask', 'copy/complain', 'copy/no-reply', 'copy/agreement-copy'],
  words: ['letter-template'],
  resultAtOnce: true,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
