import { z } from 'zod'
import { filledWords, Id, Verdict, words } from '../../content/words/fields.ts'

/** The check whether a message is genuine. */
export const GenuineFile = z.strictObject({
  questions: z
    .array(z.strictObject({ id: Id, question: words('What is asked.'), why: words('Why a yes is a sign.') }))
    .describe('Signs of a false message. The first is enough on its own.'),
  verdicts: z
    .strictObject({
      scam: Verdict.describe('When it asks for money or a code.'),
      'check-first': Verdict.describe('When there is any other sign.'),
      'no-signs': Verdict.describe('When there is none.'),
    })
    .describe('What the answers come to.'),
  hint: words('Under the first question.'),
  place: filledWords('Above each question.', 'place', 'count'),
  result: z
    .strictObject({
      signs: words('The heading of the signs.'),
      yes: words('After one that is there.'),
      unsure: words('After one that may be.'),
      now: words('The heading of what to do.'),
      todo: z
        .array(filledWords('One thing.', 'bank?', 'text?'))
        .min(1)
        .describe('What to do now.'),
      free: words('The heading of the free way.'),
      freeSays: words('Under it.'),
      doubt: words('What no check can do.'),
    })
    .describe('The result.'),
  contact: z
    .strictObject({
      title: words('The heading.'),
      label: words('The box.'),
      hint: words('Under its label.'),
      foundBy: filledWords('Beside a lender that has another name.', 'name'),
      lender: words('A line.'),
      answers: words('A line.'),
      unconfirmed: words('After a name that is not confirmed.'),
      phone: words('A line.'),
      email: words('A line.'),
      post: words('A line.'),
      none: words('When no contact is known.'),
      unknown: words('When the lender is not in the list.'),
    })
    .describe('How to reach the lender that a message claims to be from.'),
  static: words('Above the signs, where there is no script.'),
})
