import { z } from 'zod'
import { letterKinds } from '../../content/letters/letterKinds.ts'
import { Id, words } from '../../content/words/fields.ts'

const Letter = z.enum(letterKinds)
const keptFacts = ['scheme.records-until', 'credit-file.years'] as const

/** The papers that can help, and what to try without any. */
export const EvidenceFile = z.strictObject({
  first: words('Said first, always.'),
  items: z
    .array(
      z.strictObject({
        id: Id,
        label: words('What the paper or detail is.'),
        need: z.enum(['essential', 'helps', 'later']).describe('How much it is needed.'),
        essentialAt: z
          .array(z.enum(['before', 'after-complaint', 'ombudsman']))
          .optional()
          .describe('Stages at which it becomes essential.'),
        why: words('What it is good for.'),
        whereToFind: z.array(z.string().min(2)).min(1).describe('Where to look.'),
        ifMissing: z
          .strictObject({
            tip: words('What to do without it.'),
            letter: Letter.nullable().describe('The letter that asks for it; null for none.'),
          })
          .describe('When it cannot be found.'),
        kept: z
          .strictObject({
            by: words('Who usually keeps it.'),
            until: z.literal('scheme.records-until').optional().describe('The fact that says until when.'),
            years: z.literal('credit-file.years').optional().describe('The fact that says for how many years.'),
          })
          .describe('How long others usually keep it.'),
        onlyFor: z
          .enum(['pcp', 'joint-or-renamed', 'moved'])
          .optional()
          .describe('Left out when a case cannot have it.'),
      }),
    )
    .describe('The papers and details, the most useful first.'),
  ladder: z
    .array(
      z.strictObject({
        id: Id,
        title: words('What to do, in a few words.'),
        how: words('How to do it.'),
        next: z
          .strictObject({
            letter: Letter.nullable().describe('The letter to write; null for none.'),
            tool: z.literal('lender-finder').nullable().describe('The tool to use; null for none.'),
          })
          .describe('Where it leads.'),
        fact: z.enum(keptFacts).optional().describe('The fact to print beside it.'),
      }),
    )
    .describe('What to try when every paper is gone, the cheapest first.'),
  nothing: words('The fold for those who have no papers.'),
  nothingSays: words('In it, above the list.'),
  on: words('Beneath the list: where it goes, and how to ask for more.'),
})

export type EvidenceItem = z.infer<typeof EvidenceFile>['items'][number]
