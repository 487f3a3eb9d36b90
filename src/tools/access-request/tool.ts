import { z } from 'zod'
import { followUpKinds } from '../../content/letters/letterKinds.ts'
import { aboutDate, group, Id, named } from '../../content/words/fields.ts'
import { firmLetterParts, letterFacts, type ToolWithWords } from '../descriptor.ts'

const reply = group('One thing.', named('label'))
const replyAnd = group('One thing, with a question of its own.', named('label', 'also'))

const AccessFile = group('What an access request can ask for, and what to make of the answer.', {
  items: z
    .array(
      group('One thing.', {
        id: Id,
        ...named('label'),
      }),
    )
    .describe('What a request can ask for.'),
  verdicts: z
    .record(z.string(), z.string().min(10))
    .describe('Why the firm may do what it did or may not, by what it did.'),
  asked: group('What the firm should send.', named('title', 'hint', 'none', 'check')),
  format: group('How it should come, and what narrows it.', {
    ...named('title', 'email', 'post', 'portal', 'none', 'from', 'to', 'noFirst', 'noLast', 'order'),
    ...named('withoutPolicies', 'brokers', 'brokersHint', 'check', 'portalShort'),
  }),
  ...named('write'),
  letters: group(
    'The requests.',
    named('title', 'ready {count}', 'to {name}', 'says', 'next {name}', 'followUp', 'complaint'),
  ),
  followUp: group('What the firm did about a request.', {
    ...named('title', 'heading', 'received'),
    ...aboutDate,
    ...named('what', 'noReply', 'yes', 'no', 'noAnswer', 'missing', 'missingHint', 'fair', 'writeBack', 'noLetter'),
    ...named('noHelp', 'back'),
  }),
  replies: group('What a firm can have done.', {
    none: reply,
    identity: replyAnd,
    extension: replyAnd,
    'extension-complex': replyAnd,
    partial: reply,
    fee: replyAnd,
    excessive: replyAnd,
    chased: reply,
    'complaint-failed': reply,
  }),
})

export const accessRequest: ToolWithWords<typeof AccessFile> = {
  kind: 'case',
  facts: [...letterFacts, 'sar.complaints-process-from'],
  letters: [
    'access/sar',
    ...followUpKinds.map((kind) => `access/${kind}` as const),
    'instead/estate',
    'parts/access-item',
    ...firmLetterParts,
  ],
  words: ['questions', 'access-request', 'letters', 'clocks'],
  papers: 'case',
  wordsFile: AccessFile,
  component: () => import('./Tool.tsx'),
}
