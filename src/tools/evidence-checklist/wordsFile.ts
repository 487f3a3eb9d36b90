import { z } from 'zod'
import { evidenceStatuses } from '../../casefile/caseKinds.ts'
import { filledWords, Id, words, group, named } from '../../content/words/fields.ts'

/** Letters that other tools write. */
const Letter = z.enum(['complaint', 'sar', 'no-reply'])
const keptFacts = ['scheme.records-until', 'credit-file.years'] as const

export const EvidenceFile = group('The papers that can help, and what to try without any.', {
  ...named('title'),
  first: words('Said first, always.'),
  ...named('stage'),
  stages: group('Its answers, in order.', named('before', 'after-complaint', 'ombudsman')),
  agreement: words('A question, where there are several.'),
  ...named('allAgreements'),
  agreementOf: filledWords('An answer.', 'lender', 'number'),
  count: filledWords('How many are there.', 'have', 'all'),
  needs: group('The parts of the list, in order.', {
    essential: words('The heading of what is needed.'),
    helps: words('The heading of what helps.'),
    later: words('The heading of what may come in later.'),
  }),
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
        ifMissing: group('When it cannot be found.', {
          tip: words('What to do without it.'),
          letter: Letter.nullable().describe('The letter that asks for it; null for none.'),
        }),
        kept: group('How long others usually keep it.', {
          by: words('Who usually keeps it.'),
          until: z.literal('scheme.records-until').optional().describe('The fact that says until when.'),
          years: z.literal('credit-file.years').optional().describe('The fact that says for how many years.'),
        }),
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
        next: group('Where it leads.', {
          letter: Letter.nullable().describe('The letter to write; null for none.'),
          tool: z.literal('lender-finder').nullable().describe('The tool to use; null for none.'),
        }),
        fact: z.enum(keptFacts).optional().describe('The fact to print beside it.'),
      }),
    )
    .describe('What to try when every paper is gone, the cheapest first.'),
  item: group('The page of one paper.', {
    where: words('The heading of where to look.'),
    missing: words('Before what to do without it.'),
    kept: filledWords('Who keeps it.', 'who'),
    keptUntil: filledWords('The same, where a day is known.', 'who', 'day'),
    keptYears: filledWords('The same, where it is known for how long.', 'who', 'years'),
    ...named('note', 'noteHint', 'save'),
  }),
  nothing: words('The fold for those who have no papers.'),
  nothingSays: words('In it, above the list.'),
  years: filledWords('After a step whose papers are kept for some years.', 'years'),
  until: filledWords('After one whose papers are kept until a day.', 'day'),
  find: words('After one that leads to the lender finder.'),
  letters: z.record(Letter, words('The way to it.')).describe('After what to do by a letter.'),
  static: group('The list to print, shown without script.', { where: words('Before where to look for a paper.') }),
})

export type EvidenceItem = z.infer<typeof EvidenceFile>['items'][number]
