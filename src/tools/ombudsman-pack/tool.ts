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

export const ombudsmanPack: ToolWithWords<typeof PackFile> = {
  kind: 'case',
  facts: [...letterFacts, 'ombudsman.award-limit'],
  letters: [
    'pack/cover',
    'pack/summary',
    'pack/events',
    'pack/evidence',
    'pack/reasons',
    'pack/remedy',
    'pack/needs',
    'pack/answer',
    'pack/sending',
    'pack/notes',
    'instead/represented',
    'instead/late',
    'instead/wait',
    'instead/paused',
    'instead/complain-first',
    'instead/undated',
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
