import { z } from 'zod'
import { Id, words } from '../../content/words/fields.ts'

/** What an access request can ask for, and what to make of the answer. */
export const AccessFile = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: Id,
        label: words('As offered in the list.'),
        asks: words('As the letter asks for it.'),
      }),
    )
    .describe('What a request can ask for.'),
  verdicts: z
    .record(z.string(), z.string().min(10))
    .describe('Why the firm may do what it did or may not, by what it did.'),
})
