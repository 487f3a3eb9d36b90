import { z } from 'zod'
import { filledWords, Id, Verdict, words } from '../../content/words/fields.ts'

/** The check whether a firm already acts for someone. */
export const RepresentedFile = z.strictObject({
  questions: z
    .array(z.strictObject({ id: Id, question: words('What is asked.') }))
    .describe('Signs that a firm already acts.'),
  place: filledWords('Above each question.', 'place', 'count'),
  verdicts: z
    .strictObject({
      likely: Verdict.describe('When there is any sign.'),
      'not-sure': Verdict.describe('When something is not known.'),
      unlikely: Verdict.describe('When there is none.'),
    })
    .describe('What the answers come to.'),
  firm: z
    .strictObject({
      title: words('The question.'),
      hint: words('Under it.'),
      none: words('When it is empty.'),
      tooLong: filledWords('When it is too long.', 'most'),
    })
    .describe('The firm that may act.'),
  signed: z
    .strictObject({
      title: words('The question.'),
      hint: words('Under it.'),
      about: words('Completes “Date …” where it is wrong.'),
    })
    .describe('When the contract was made.'),
  lenderDated: z
    .strictObject({
      title: words('The question.'),
      hint: words('Under it.'),
      about: words('Completes “Date …” where it is wrong.'),
    })
    .describe('The date on the lender’s letter that names a firm.'),
  leave: z
    .strictObject({
      title: words('The question.'),
      none: words('When nothing was answered.'),
      options: z
        .strictObject({
          ask: z.strictObject({ label: words('An answer.'), hint: words('Beside it.') }).describe('To ask first.'),
          cancel: z.strictObject({ label: words('An answer.'), hint: words('Beside it.') }).describe('To leave.'),
        })
        .describe('The answers, in order.'),
    })
    .describe('What a letter outside the first days should do.'),
  letter: z
    .strictObject({
      inTime: filledWords('While it can be cancelled without a reason.', 'day', 'left'),
      breakdown: words('Of a letter that asks for the cost.'),
      later: words('Of one that cancels later.'),
      after: words('Beneath each of these.'),
      changes: z
        .strictObject({ firm: words('A part.'), day: words('A part.'), does: words('A part.') })
        .describe('What can be changed in it, after “Change”.'),
    })
    .describe('The letter to the firm.'),
  result: z
    .strictObject({
      signs: words('The heading of the signs.'),
      yes: words('After each.'),
      contract: filledWords('Among the signs, where the visitor’s own dates have a contract with a firm.', 'day'),
      cancel: words('The heading, where a contract was chosen.'),
      cancelSays: filledWords('Under it.', 'days'),
      writeFirm: words('The button.'),
      never: words('The heading, where it was not.'),
      neverSays: words('Under it.'),
      writeLender: words('The button.'),
      writeFirmInstead: words('The other way.'),
      find: words('The heading of how to find out.'),
      finding: z.array(words('One way.')).min(1).describe('How to find out.'),
      free: words('The heading, where nobody acts.'),
      freeSays: words('Under it.'),
      notNeeded: words('The heading, where a firm may act.'),
      notNeededSays: words('Under it.'),
      notTwice: words('What we ask of someone who has signed.'),
    })
    .describe('The result.'),
  static: words('Above the signs, where there is no script.'),
})
