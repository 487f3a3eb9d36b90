import { z } from 'zod'
import { filledWords, Id, words, group, named } from '../../content/words/fields.ts'

export const PackFile = group('What can be wrong with a lender’s answer.', {
  afterCheck: words('The button under the answers, to be checked.'),
  reasons: z
    .array(
      z.strictObject({
        id: Id,
        label: words('As offered in the list, and as it stands in the pack.'),
        short: words('Completes "I disagree because".'),
        reasons: z.array(z.string().min(2)).describe('What the pack says about it, a point each.'),
      }),
    )
    .describe('Parts of a lender’s answer that someone may disagree with.'),
  answer: group('What the lender has said.', {
    ...named('title'),
    lender: words('A question, where there are several lenders.'),
    ...named('final', 'decision', 'decisionHint', 'nothing', 'none', 'date'),
    dateAbout: words('Completes “Date …” where it is wrong.'),
    ...named('dateHint', 'code', 'received'),
    receivedOptional: words('The same, where it need not be answered.'),
    receivedAbout: words('Completes “Date …” where it is wrong.'),
    ...named('or', 'unknown'),
    ...named('warnings'),
    warning: group(
      'Its answers, in order.',
      named('acceptedInFull', 'olderCase', 'saysNotRightFirm', 'inAdministration'),
    ),
    goOn: words('Under the page that says the lender has time, where there is a letter to send meanwhile.'),
  }),
  meanwhile: words('Above a letter to the lender, where it is too early for the ombudsman.'),
  late: group('What kept someone from coming in time.', named('label', 'hint', 'none')),
  disagree: group('What is wrong with the answer.', {
    ...named('title', 'none', 'button'),
    now: words('Above notes on the way to the ombudsman.'),
    ...named('own', 'offered'),
    offeredAbout: words('Its box within a sentence, where the sum is wrong.'),
    ...named('wanted', 'wantedHint'),
  }),
  sheets: group('The sheets.', {
    ...named('title'),
    says: filledWords('Under it.', 'reference'),
    rests: words('What they rest on, and what is not known.'),
    ...named('calendar'),
    leave: words('For those who have signed with a firm.'),
    summary: words('The box of the summary.'),
    ...named('summaryHint', 'done'),
  }),
})
