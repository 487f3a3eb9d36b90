import { z } from 'zod'
import { evidenceStatuses } from '../../casefile/caseKinds.ts'
import { filledWords, Id, words } from '../../content/words/fields.ts'

/** Letters that other tools write. */
const Letter = z.enum(['complaint', 'sar', 'no-reply'])
const keptFacts = ['scheme.records-until', 'credit-file.years'] as const

/** The papers that can help, and what to try without any. */
export const EvidenceFile = z.strictObject({
  title: words('The heading.'),
  first: words('Said first, always.'),
  stage: words('A question.'),
  stages: z
    .strictObject({
      before: words('An answer.'),
      'after-complaint': words('An answer.'),
      ombudsman: words('An answer.'),
    })
    .describe('Its answers, in order.'),
  agreement: words('A question, where there are several.'),
  allAgreements: words('An answer.'),
  agreementOf: filledWords('An answer.', 'lender', 'number'),
  count: filledWords('How many are there.', 'have', 'all'),
  needs: z
    .strictObject({
      essential: words('The heading of what is needed.'),
      helps: words('The heading of what helps.'),
      later: words('The heading of what may come in later.'),
    })
    .describe('The parts of the list, in order.'),
  statuses: z.record(z.enum(evidenceStatuses), words('An answer.')).describe('Where a paper stands, by its name.'),
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
  item: z
    .strictObject({
      where: words('The heading of where to look.'),
      missing: words('Before what to do without it.'),
      kept: filledWords('Who keeps it.', 'who'),
      keptUntil: filledWords('The same, where a day is known.', 'who', 'day'),
      keptYears: filledWords('The same, where it is known for how long.', 'who', 'years'),
      note: words('A box.'),
      noteHint: words('Under its label.'),
      save: words('The button.'),
    })
    .describe('The page of one paper.'),
  nothing: words('The fold for those who have no papers.'),
  nothingSays: words('In it, above the list.'),
  years: filledWords('After a step whose papers are kept for some years.', 'years'),
  until: filledWords('After one whose papers are kept until a day.', 'day'),
  find: words('After one that leads to the lender finder.'),
  letters: z.record(Letter, words('The way to it.')).describe('After what to do by a letter.'),
  static: z
    .strictObject({ where: words('Before where to look for a paper.') })
    .describe('The list to print, shown without script.'),
})

export type EvidenceItem = z.infer<typeof EvidenceFile>['items'][number]
