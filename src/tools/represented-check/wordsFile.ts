import { z } from 'zod'
import { Id, Verdict, words } from '../../content/words/fields.ts'

/** The check whether a firm already acts for someone. */
export const RepresentedFile = z.strictObject({
  questions: z
    .array(z.strictObject({ id: Id, question: words('What is asked.') }))
    .describe('Signs that a firm already acts.'),
  verdicts: z
    .strictObject({
      likely: Verdict.describe('When there is any sign.'),
      'not-sure': Verdict.describe('When something is not known.'),
      unlikely: Verdict.describe('When there is none.'),
    })
    .describe('What the answers come to.'),
})
