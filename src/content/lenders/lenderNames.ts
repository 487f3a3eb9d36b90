import { z } from 'zod'
import { words } from '../words/fields.ts'
import { slugOf } from '../pagePath.ts'

const Year = z.number().int().min(1850).max(2100)

/** content/lender-names.yaml: every other name a lender has been known by. */
export const LenderNamesFile = z.array(
  z
    .strictObject({
      name: words('The name as people write it.'),
      kind: z
        .enum(['former', 'trading', 'brand', 'typed'])
        .describe('A name it no longer uses, one it lends under, a car brand’s finance name, or how people write it.'),
      lender: slugOf('lender', 'The lender that answers now, by its slug.'),
      from: Year.optional().describe('The first year of the name, when a source says so.'),
      to: Year.optional().describe('The last year of the name, when a source says so.'),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      message: 'must not be before the first year',
    }),
)

export type LenderNames = z.infer<typeof LenderNamesFile>
