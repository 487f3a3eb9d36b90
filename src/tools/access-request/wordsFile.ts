import { z } from 'zod'
import { filledWords, Id, words, group, named } from '../../content/words/fields.ts'

const reply = group('One thing.', named('label'))
const replyAnd = group('One thing, with a question of its own.', {
  ...named('label'),
  also: words('What else has to be known.'),
})

export const AccessFile = group('What an access request can ask for, and what to make of the answer.', {
  items: z
    .array(
      z.strictObject({
        id: Id,
        label: words('As offered in the list.'),
      }),
    )
    .describe('What a request can ask for.'),
  verdicts: z
    .record(z.string(), z.string().min(10))
    .describe('Why the firm may do what it did or may not, by what it did.'),
  asked: group('What the firm should send.', named('title', 'hint', 'none', 'check')),
  format: group('How it should come, and what narrows it.', {
    ...named('title', 'email', 'post', 'portal', 'none', 'from', 'to'),
    noFirst: words('When the first year is none.'),
    noLast: words('When the last year is none.'),
    order: words('When the years are not in order.'),
    ...named('withoutPolicies', 'brokers', 'brokersHint', 'check'),
    portalShort: words('Among the answers, for their website.'),
  }),
  write: words('The button under all answers.'),
  letters: group('The requests.', {
    ...named('title'),
    ready: filledWords('The heading of several.', 'count'),
    to: filledWords('The heading of one.', 'name'),
    says: words('Above it.'),
    next: filledWords('The way on to the next.', 'name'),
    followUp: words('The way on to what came back.'),
    complaint: words('The way on to the complaint.'),
  }),
  followUp: group('What the firm did about a request.', {
    ...named('title', 'heading', 'received'),
    about: words('Completes “Date …” where it is wrong.'),
    ...named('what'),
    noReply: words('When it was not answered.'),
    ...named('yes', 'no'),
    noAnswer: words('When neither was chosen.'),
    ...named('missing', 'missingHint'),
    fair: words('The result, where the firm may do so.'),
    writeBack: words('The result, where it may not.'),
    noLetter: words('Where no letter is needed.'),
    noHelp: words('What to do when a letter does not help.'),
    back: words('The way back.'),
  }),
  replies: group('What a firm can have done.', {
    none: reply,
    identity: replyAnd,
    extension: replyAnd,
    'extension-complex': replyAnd,
    partial: reply,
    fee: replyAnd,
    excessive: replyAnd,
    'complaint-failed': reply,
  }),
})
