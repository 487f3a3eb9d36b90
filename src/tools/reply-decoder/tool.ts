import { feeFacts } from '../../rules/fee/feeFor.ts'
import { firmLetterParts, letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const replyDecoder: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, ...feeFacts],
  letters: [
    'next/opt-in',
    'next/search-again',
    'next/thin-records',
    'next/explain-decision',
    'next/time-limit',
    'next/not-represented',
    'next/explain-offer',
    'next/missing-points',
    'next/send-information',
    'next/right-firm',
    'next/brand-link',
    'next/set-off',
    ...firmLetterParts,
  ],
  words: ['questions', 'reply-decoder', 'letters', 'clocks', 'deadlines'],
  papers: true,
  static: () => import('./Static.tsx'),
  component: () => import('./Tool.tsx'),
}
