import { z } from 'zod'
import { aboutDate, group, Id, named, words } from '../../content/words/fields.ts'
import { ombudsmanWarnings } from '../../letters/ombudsmanAnswers.ts'
import { firmLetterParts, letterFacts, type ToolWithWords } from '../descriptor.ts'

const PackFile = group('What can be wrong with a lender’s answer.', {
  ...named('afterCheck'),
  reasons: z
    .array(
      group('One reason.', {
        id: Id,
        ...named('label'),
        short: words('Completes "I disagree because".'),
        reasons: z.array(z.string().min(2)).describe('What the pack says about it, a point each.'),
      }),
    )
    .describe('Parts of a lender’s answer that someone may disagree with.'),
  answer: group('What the lender has said.', {
    ...named('title', 'lender', 'final', 'decision', 'decisionHint', 'nothing', 'none', 'date'),
    dateAbout: aboutDate.about,
    ...named('dateHint', 'code', 'received', 'receivedOptional'),
    receivedAbout: aboutDate.about,
    ...named('or', 'unknown', 'warnings'),
    warning: group('Its answers, in order.', named(...ombudsmanWarnings)),
    ...named('goOn'),
  }),
  ...named('meanwhile'),
  late: group('What kept someone from coming in time.', named('label', 'hint', 'none')),
  disagree: group('What is wrong with the answer.', {
    ...named('title', 'none', 'button', 'now', 'own', 'offered'),
    offeredAbout: words('Its box within a sentence, where the sum is wrong.'),
    ...named('wanted', 'wantedHint'),
  }),
  sheets: group(
    'The sheets.',
    named('title', 'says {reference}', 'rests', 'calendar', 'leave', 'summary', 'summaryHint', 'done'),
  ),
})

const sheets = ['cover', 'summary', 'events', 'evidence', 'reasons', 'remedy', 'needs', 'answer', 'sending'] as const
const reasonsToStop = ['represented', 'late', 'wait', 'paused', 'complain-first', 'undated'] as const

export const ombudsmanPack: ToolWithWords<typeof PackFile> = {
  kind: 'case',
  facts: [...letterFacts, 'ombudsman.award-limit'],
  letters: [
    ...sheets.map((sheet) => `pack/${sheet}` as const),
    'pack/notes',
    ...reasonsToStop.map((reason) => `instead/${reason}` as const),
    'next/no-reply',
    'parts/event',
    'parts/evidence-item',
    ...firmLetterParts,
  ],
  words: ['questions', 'ombudsman-pack', 'letters', 'evidence-checklist', 'clocks'],
  papers: 'case',
  wordsFile: PackFile,
  component: () => import('./Tool.tsx'),
}
