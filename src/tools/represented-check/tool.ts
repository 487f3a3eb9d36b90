import { feeFacts } from '../../rules/fee/feeFor.ts'
import { firmLetterParts, letterFacts, type ToolDescriptor } from '../descriptor.ts'
import { representedQuestions } from './weighRepresentation.ts'

export const representedCheck: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, ...feeFacts],
  letters: [
    'firm/cancel-in-time',
    'firm/cancel-later',
    'firm/fee-breakdown',
    'next/not-represented',
    ...firmLetterParts,
  ],
  words: ['questions', 'represented-check', 'letters', 'clocks'],
  signs: representedQuestions,
  papers: 'case',
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
