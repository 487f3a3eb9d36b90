import { z } from 'zod'
import { Id, Verdict, words } from '../../content/words/fields.ts'

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
})
