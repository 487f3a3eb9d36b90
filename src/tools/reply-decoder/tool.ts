import { nextLetterKinds } from '../../content/letters/letterKinds.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import { firmLetterParts, letterFacts, type ToolDescriptor } from '../descriptor.ts'

export const replyDecoder: ToolDescriptor = {
  kind: 'case',
  facts: [...letterFacts, ...feeFacts],
  letters: [...nextLetterKinds.map((kind) => `next/${kind}` as const), ...firmLetterParts],
  words: ['questions', 'reply-decoder', 'letters', 'clocks', 'deadlines'],
  papers: 'case',
  static: () => import('./Static.tsx'),
  component: () => import('./Tool.tsx'),
}
