import { z } from 'zod'
import { evidenceStages, evidenceStatuses } from '../../casefile/caseKinds.ts'
import { group, Id, named, words } from '../../content/words/fields.ts'
import type { ToolWithWords } from '../descriptor.ts'

const Letter = z.enum(['complaint', 'sar', 'no-reply'])
const keptFacts = ['scheme.records-until', 'credit-file.years'] as const

const EvidenceFile = group('The papers that can help, and what to try without any.', {
  ...named('title', 'first', 'stage'),
  stages: group('Its answers, in order.', named(...evidenceStages)),
  ...named('agreement', 'allAgreements', 'agreementOf {lender} {number}', 'count {have} {all}'),
  needs: group('The parts of the list, in order.', named('essential', 'helps', 'later')),
  statuses: z.record(z.enum(evidenceStatuses), words('An answer.')).describe('Where a paper stands, by its name.'),
  items: z
    .array(
      group('One paper.', {
        id: Id,
        ...named('label'),
        need: z.enum(['essential', 'helps', 'later']).describe('How much it is needed.'),
        essentialAt: z.array(z.enum(evidenceStages)).optional().describe('Stages at which it becomes essential.'),
        ...named('why'),
        whereToFind: z.array(z.string().min(2)).min(1).describe('Where to look.'),
        ifMissing: group('When it cannot be found.', {
          ...named('tip'),
          letter: Letter.nullable().describe('The letter that asks for it; null for none.'),
        }),
        kept: group('How long others usually keep it.', {
          ...named('by'),
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
      group('One step.', {
        id: Id,
        ...named('title', 'how'),
        next: group('Where it leads.', {
          letter: Letter.nullable().describe('The letter to write; null for none.'),
          tool: z.literal('lender-finder').nullable().describe('The tool to use; null for none.'),
        }),
        fact: z.enum(keptFacts).optional().describe('The fact to print beside it.'),
      }),
    )
    .describe('What to try when every paper is gone, the cheapest first.'),
  item: group('The page of one paper.', {
    ...named('where', 'missing', 'kept {who}', 'keptUntil {who} {day}', 'keptYears {who} {years}', 'note'),
    ...named('noteHint', 'save'),
  }),
  ...named('nothing', 'nothingSays', 'years {years}', 'until {day}', 'find'),
  letters: z.record(Letter, words('The way to it.')).describe('After what to do by a letter.'),
  static: group('The list to print, shown without script.', named('where')),
})

export const evidenceChecklist: ToolWithWords<typeof EvidenceFile> = {
  kind: 'case',
  facts: ['credit-file.years', 'scheme.records-until'],
  words: ['evidence-checklist'],
  papers: 'case',
  resultAtOnce: true,
  wordsFile: EvidenceFile,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
