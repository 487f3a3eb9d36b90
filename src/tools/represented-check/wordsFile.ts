import { z } from 'zod'
import { filledWords, Id, Verdict, words, group, named } from '../../content/words/fields.ts'

export const RepresentedFile = group('The check whether a firm already acts for someone.', {
  questions: z
    .array(z.strictObject({ id: Id, question: words('What is asked.') }))
    .describe('Signs that a firm already acts.'),
  place: filledWords('Above each question.', 'place', 'count'),
  verdicts: group('What the answers come to.', {
    likely: Verdict.describe('When there is any sign.'),
    'not-sure': Verdict.describe('When something is not known.'),
    unlikely: Verdict.describe('When there is none.'),
  }),
  firm: group('The firm that may act.', {
    ...named('title', 'hint', 'none'),
    tooLong: filledWords('When it is too long.', 'most'),
  }),
  signed: group('When the contract was made.', {
    ...named('title', 'hint'),
    about: words('Completes “Date …” where it is wrong.'),
  }),
  lenderDated: group('The date on the lender’s letter that names a firm.', {
    ...named('title', 'hint'),
    about: words('Completes “Date …” where it is wrong.'),
  }),
  leave: group('What a letter outside the first days should do.', {
    ...named('title', 'none'),
    options: group('The answers, in order.', {
      ask: group('To ask first.', named('label', 'hint')),
      cancel: group('To leave.', named('label', 'hint')),
    }),
  }),
  letter: group('The letter to the firm.', {
    inTime: filledWords('While it can be cancelled without a reason.', 'day', 'left'),
    breakdown: words('Of a letter that asks for the cost.'),
    later: words('Of one that cancels later.'),
    after: words('Beneath each of these.'),
    changes: group('What can be changed in it, after “Change”.', named('firm', 'day', 'does')),
  }),
  result: group('The result.', {
    signs: words('The heading of the signs.'),
    yes: words('After each.'),
    contract: filledWords('Among the signs, where the visitor’s own dates have a contract with a firm.', 'day'),
    cancel: words('The heading, where a contract was chosen.'),
    cancelSays: filledWords('Under it.', 'days'),
    ...named('writeFirm'),
    never: words('The heading, where it was not.'),
    ...named('neverSays', 'writeLender'),
    writeFirmInstead: words('The other way.'),
    find: words('The heading of how to find out.'),
    finding: z.array(words('One way.')).min(1).describe('How to find out.'),
    free: words('The heading, where nobody acts.'),
    ...named('freeSays'),
    notNeeded: words('The heading, where a firm may act.'),
    ...named('notNeededSays'),
    notTwice: words('What we ask of someone who has signed.'),
  }),
  static: words('Above the signs, where there is no script.'),
})
