import { z } from 'zod'
import { Id, words } from '../../content/words/fields.ts'

/** What can be wrong with a lender’s answer. */
export const PackFile = z.strictObject({
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
})
