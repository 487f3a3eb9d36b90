import { z } from 'zod'
import { group, Id, named, Verdict, words } from '../../content/words/fields.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import type { ToolWithWords } from '../descriptor.ts'
import { genuineFacts, genuineQuestions } from './weighGenuineSigns.ts'

const GenuineFile = group('The check whether a message is genuine.', {
  questions: z
    .array(group('One sign.', { id: Id, ...named('question', 'why') }))
    .describe('Signs of a false message. The first is enough on its own.'),
  verdicts: group('What the answers come to.', {
    scam: Verdict.describe('When it asks for money or a code.'),
    'check-first': Verdict.describe('When there is any other sign.'),
    'no-signs': Verdict.describe('When there is none.'),
  }),
  ...named('hint', 'place {place} {count}'),
  result: group('The result.', {
    ...named('signs', 'yes', 'unsure', 'now'),
    todo: z.array(words('One thing. {bank?} {text?}')).min(1).describe('What to do now.'),
    ...named('free', 'freeSays', 'doubt'),
  }),
  contact: group('How to reach the lender that a message claims to be from.', {
    ...named('title', 'label', 'hint', 'foundBy {name}', 'lender', 'answers', 'unconfirmed', 'phone', 'email'),
    ...named('post', 'none', 'unknown'),
  }),
  ...named('static'),
})

export const genuineCheck: ToolWithWords<typeof GenuineFile> = {
  kind: 'case',
  facts: [...genuineFacts, ...feeFacts],
  words: ['genuine-check'],
  signs: genuineQuestions,
  wordsFile: GenuineFile,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
