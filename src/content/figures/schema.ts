import { z } from 'zod'
import { schemeStates } from '../../facts/schema.ts'
import {
  AgreementMapFile,
  AnatomyWords,
  BankRateWords,
  HoldFile,
  JourneyFile,
  KeepFile,
  LetterPathWords,
  LetterSheetFile,
  RateFile,
  TimelineWords,
  WhoPaidWords,
} from './pictures.ts'
import {
  ChangesWords,
  ChartsWords,
  FeeExamplesWords,
  FeeOrFreeWords,
  FeeTableWords,
  LenderLettersWords,
  OwnFeeWords,
  RedressExamplesWords,
} from './tables.ts'

/** content/figures.yaml: what the site’s pictures say. */
export const FiguresFile = z.strictObject({
  rate: RateFile.describe('How commission moved the rate.'),
  'agreement-map': AgreementMapFile.describe('Where each thing stands on an agreement.'),
  journey: JourneyFile.describe('The way of a complaint.'),
  'on-hold': z
    .strictObject(
      Object.fromEntries(schemeStates.map((state) => [state, HoldFile.describe('In this state.')])) as Record<
        (typeof schemeStates)[number],
        typeof HoldFile
      >,
    )
    .describe('What is on hold and what is not, in each state of the scheme.'),
  'what-you-keep': KeepFile.describe('What is kept, on one’s own and with a firm.'),
  'anatomy-of-pcp': AnatomyWords.describe('What is paid on a PCP and when.'),
  'who-paid-whom': WhoPaidWords.describe('What passed between the three parties.'),
  'letter-path': LetterPathWords.describe('From the provisional decision to the ombudsman.'),
  'bank-rate': BankRateWords.describe('The Bank Rate.'),
  'fee-examples': FeeExamplesWords.describe('What fees would be on some amounts.'),
  'fee-or-free': FeeOrFreeWords.describe('The free route and the paid one, side by side.'),
  'fee-table': FeeTableWords.describe('The most a firm may charge.'),
  'own-fee': OwnFeeWords.describe('What this firm charges.'),
  'redress-examples': RedressExamplesWords.describe('Invented agreements worked out.'),
  timeline: TimelineWords.describe('The row of years above the timeline.'),
  'letter-sheet': LetterSheetFile.describe('What stands on a lender’s letter.'),
  'lender-letters': LenderLettersWords.describe('The list of all letters that lenders send.'),
  changes: ChangesWords.describe('The list of what has changed.'),
  charts: ChartsWords.describe('The charts of the statistics pages.'),
})

export type FigureWords = z.infer<typeof FiguresFile>
