import { z } from 'zod'
import { pagePath } from '../../content/pagePath.ts'
import { aboutDate, group, Id, named, Verdict, words } from '../../content/words/fields.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import { firmLetterParts, letterFacts, type ToolWithWords } from '../descriptor.ts'
import { representedQuestions } from './weighRepresentation.ts'

const RepresentedFile = group('The check whether a firm already acts for someone.', {
  questions: z.array(group('One sign.', { id: Id, ...named('question') })).describe('Signs that a firm already acts.'),
  ...named('place {place} {count}'),
  verdicts: group('What the answers come to.', {
    likely: Verdict.describe('When there is any sign.'),
    'not-sure': Verdict.describe('When something is not known.'),
    unlikely: Verdict.describe('When there is none.'),
  }),
  firm: group('The firm that may act.', named('title', 'hint', 'none', 'tooLong {most}')),
  signed: group('When the contract was made.', { ...named('title', 'hint'), ...aboutDate }),
  lenderDated: group('The date on the lender’s letter that names a firm.', { ...named('title', 'hint'), ...aboutDate }),
  leave: group('What a letter outside the first days should do.', {
    ...named('title', 'none'),
    options: group('The answers, in order.', {
      ask: group('To ask first.', named('label', 'hint')),
      cancel: group('To leave.', named('label', 'hint')),
    }),
  }),
  letter: group('The letter to the firm.', {
    ...named('inTime {day} {left}', 'breakdown', 'later', 'after'),
    changes: group('What can be changed in it, after “Change”.', named('firm', 'day', 'does')),
  }),
  result: group('The result.', {
    ...named('signs', 'yes', 'contract {day}', 'cancel', 'cancelSays {days}', 'writeFirm', 'never', 'neverSays'),
    ...named('writeLender', 'writeFirmInstead', 'askSays', 'ask', 'find'),
    askPath: pagePath('Where “ask” leads.', 'toolPages'),
    finding: z.array(words('One way.')).min(1).describe('How to find out.'),
    ...named('free', 'freeSays', 'notNeeded', 'notNeededSays', 'notTwice'),
  }),
  ...named('static'),
})

export const representedCheck: ToolWithWords<typeof RepresentedFile> = {
  kind: 'case',
  facts: [...letterFacts, ...feeFacts],
  letters: [
    'firm/cancel-in-time',
    'firm/cancel-later',
    'firm/fee-breakdown',
    'next/not-represented',
    ...firmLetterParts,
  ],
  words: ['questions', 'represented-check', 'letters', 'clocks'],
  signs: representedQuestions,
  papers: 'case',
  wordsFile: RepresentedFile,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
