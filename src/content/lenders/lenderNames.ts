import { z } from 'zod'
import { slugOf } from '../pagePath.ts'

/** content/lender-names.yaml: every other name a lender has been known by. */
export const LenderNamesFile = z.array(
  z.strictObject({
    name: z.string().min(2).describe('The name as people write it.'),
    kind: z
      .enum(['former', 'trading', 'brand', 'typed'])
      .describe('A name it no longer uses, one it lends under, a car brand’s finance name, or how people write it.'),
    lender: slugOf('lender', 'The lender that answers now, by its slug.'),
    from: z.number().int().optional().describe('The first year of the name, when a source says so.'),
    to: z.number().int().optional().describe('The last year of the name, when a source says so.'),
  }),
)

export type LenderNames = z.infer<typeof LenderNamesFile>
