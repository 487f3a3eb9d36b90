import { z } from 'zod'
import { filledWords, Id, words } from '../../content/words/fields.ts'

/** What can be wrong with a lender’s answer. */
export const PackFile = z.strictObject({
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
  answer: z
    .strictObject({
      title: words('The question.'),
      lender: words('A question, where there are several lenders.'),
      final: words('An answer.'),
      decision: words('An answer.'),
      decisionHint: words('Beside it.'),
      nothing: words('An answer.'),
      none: words('When nothing was answered.'),
      date: words('A question.'),
      dateAbout: words('Completes “Date …” where it is wrong.'),
      dateHint: words('Under it.'),
      code: words('A box.'),
      received: words('A question.'),
      receivedOptional: words('The same, where it need not be answered.'),
      receivedAbout: words('Completes “Date …” where it is wrong.'),
      or: words('Between its boxes and the next.'),
      unknown: words('A box to tick.'),
      warnings: words('A question.'),
      warning: z
        .strictObject({
          acceptedInFull: words('An answer.'),
          olderCase: words('An answer.'),
          saysNotRightFirm: words('An answer.'),
          inAdministration: words('An answer.'),
        })
        .describe('Its answers, in order.'),
    })
    .describe('What the lender has said.'),
  meanwhile: words('Above a letter to the lender, where it is too early for the ombudsman.'),
  late: z
    .strictObject({
      title: words('The title of the page.'),
      label: words('The question.'),
      hint: words('Under it.'),
      none: words('When it is empty.'),
    })
    .describe('What kept someone from coming in time.'),
  disagree: z
    .strictObject({
      title: words('The question.'),
      none: words('When nothing was answered.'),
      button: words('The button.'),
      now: words('Above notes on the way to the ombudsman.'),
      own: words('A box.'),
      offered: words('A box.'),
      offeredAbout: words('Its box within a sentence, where the sum is wrong.'),
      wanted: words('A box.'),
      wantedHint: words('Under its label.'),
    })
    .describe('What is wrong with the answer.'),
  sheets: z
    .strictObject({
      title: words('The heading.'),
      says: filledWords('Under it.', 'reference'),
      rests: words('What they rest on, and what is not known.'),
      calendar: words('A button.'),
      leave: words('For those who have signed with a firm.'),
      summary: words('The box of the summary.'),
      summaryHint: words('Under its label.'),
      done: words('The button there.'),
    })
    .describe('The sheets.'),
})
