import { z } from 'zod'
import { filledWords, Id, Verdict, words, group, named } from '../../content/words/fields.ts'

export const GenuineFile = group('The check whether a message is genuine.', {
  questions: z
    .array(z.strictObject({ id: Id, question: words('What is asked.'), why: words('Why a yes is a sign.') }))
    .describe('Signs of a false message. The first is enough on its own.'),
  verdicts: group('What the answers come to.', {
    scam: Verdict.describe('When it asks for money or a code.'),
    'check-first': Verdict.describe('When there is any other sign.'),
    'no-signs': Verdict.describe('When there is none.'),
  }),
  hint: words('Under the first question.'),
  place: filledWords('Above each question.', 'place', 'count'),
  result: group('The result.', {
    signs: words('The heading of the signs.'),
    yes: words('After one that is there.'),
    unsure: words('After one that may be.'),
    now: words('The heading of what to do.'),
    todo: z
      .array(filledWords('One thing.', 'bank?', 'text?'))
      .min(1)
      .describe('What to do now.'),
    free: words('The heading of the free way.'),
    ...named('freeSays'),
    doubt: words('What no check can do.'),
  }),
  contact: group('How to reach the lender that a message claims to be from.', {
    ...named('title', 'label', 'hint'),
    foundBy: filledWords('Beside a lender that has another name.', 'name'),
    ...named('lender', 'answers'),
    unconfirmed: words('After a name that is not confirmed.'),
    ...named('phone', 'email', 'post'),
    none: words('When no contact is known.'),
    unknown: words('When the lender is not in the list.'),
  }),
  static: words('Above the signs, where there is no script.'),
})
