import { z } from 'zod'
import { filledWords, Id, words } from '../../content/words/fields.ts'

const reply = z.strictObject({ label: words('As offered in the list.') }).describe('One thing.')
const replyAnd = z
  .strictObject({ label: words('As offered in the list.'), also: words('What else has to be known.') })
  .describe('One thing, with a question of its own.')

/** What an access request can ask for, and what to make of the answer. */
export const AccessFile = z.strictObject({
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
  asked: z
    .strictObject({
      title: words('The question.'),
      hint: words('Under it.'),
      none: words('When nothing was answered.'),
      check: words('Its line among the answers.'),
    })
    .describe('What the firm should send.'),
  format: z
    .strictObject({
      title: words('The question.'),
      email: words('An answer.'),
      post: words('An answer.'),
      portal: words('An answer.'),
      none: words('When nothing was answered.'),
      from: words('A box.'),
      to: words('A box.'),
      noFirst: words('When the first year is none.'),
      noLast: words('When the last year is none.'),
      order: words('When the years are not in order.'),
      withoutPolicies: words('A box to tick.'),
      brokers: words('A box to tick.'),
      brokersHint: words('Beside it.'),
      check: words('Its line among the answers.'),
      portalShort: words('Among the answers, for their website.'),
    })
    .describe('How it should come, and what narrows it.'),
  write: words('The button under all answers.'),
  letters: z
    .strictObject({
      title: words('The title of the page.'),
      ready: filledWords('The heading of several.', 'count'),
      to: filledWords('The heading of one.', 'name'),
      says: words('Above it.'),
      next: filledWords('The way on to the next.', 'name'),
      followUp: words('The way on to what came back.'),
      complaint: words('The way on to the complaint.'),
    })
    .describe('The requests.'),
  followUp: z
    .strictObject({
      title: words('The title of the page.'),
      heading: words('Its heading.'),
      received: words('A question.'),
      about: words('Completes “Date …” where it is wrong.'),
      what: words('A question.'),
      noReply: words('When it was not answered.'),
      yes: words('An answer.'),
      no: words('An answer.'),
      noAnswer: words('When neither was chosen.'),
      missing: words('A box.'),
      missingHint: words('Under its label.'),
      fair: words('The result, where the firm may do so.'),
      writeBack: words('The result, where it may not.'),
      noLetter: words('Where no letter is needed.'),
      noHelp: words('What to do when a letter does not help.'),
      back: words('The way back.'),
    })
    .describe('What the firm did about a request.'),
  replies: z
    .strictObject({
      none: reply,
      identity: replyAnd,
      extension: replyAnd,
      'extension-complex': replyAnd,
      partial: reply,
      fee: replyAnd,
      excessive: replyAnd,
      'complaint-failed': reply,
    })
    .describe('What a firm can have done.'),
})
