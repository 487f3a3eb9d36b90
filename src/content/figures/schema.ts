import { z } from 'zod'
import { schemeStates, type SchemeState } from '../../facts/schema.ts'
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
import type { YamlPath, YamlSource } from '../../problems/yamlSource.ts'
import { type Prose, proseAt } from '../prose/prose.ts'
import type { SiteFolder } from '../reading/folder.ts'
import { wordsAt } from '../words/readWords.ts'
import { group, named, words } from '../words/fields.ts'

const FeeExamplesWords = group(
  'What fees would be on some amounts.',
  named('title', 'caption', 'redress', 'fee', 'vat', 'withFirm', 'alone', 'average'),
)

const feeLine = (says: string) => words(`${says} {redress?} {fee?} {keep?}`)
const FeeOrFreeWords = group('The free route and the paid one, side by side.', {
  ...named('title', 'caption', 'what', 'alone', 'firm'),
  rows: z
    .array(
      z.strictObject({
        what: feeLine('What is compared.'),
        alone: feeLine('On one’s own.'),
        firm: feeLine('With a firm.'),
      }),
    )
    .min(1)
    .describe('The rows, in order.'),
})

const FeeTableWords = group(
  'The most a firm may charge.',
  named('title', 'caption {vat}', 'from', 'share', 'most', 'mostWithVat'),
)

const OwnFeeWords = group(
  'What this firm charges.',
  named('title', 'caption {percent}', 'paid', 'most', 'fee', 'firm', 'alone'),
)

const LenderLettersWords = group(
  'The list of all letters that lenders send.',
  named('scheme', 'others', 'clock', 'who', 'starts', 'act', 'same', 'must', 'annex {annex}'),
)

const ChangesWords = group(
  'The list of what has changed.',
  named('figures {count}', 'page', 'pages {count}', 'ended', 'before {value}'),
)

const ChartsWords = group('The charts of the statistics pages.', named('asAt {day}'))

const RedressExamplesWords = group('Invented agreements worked out.', {
  ...named('title', 'caption {day}', 'step'),
  names: group('What the invented agreements are called.', named('hire', 'pcp', 'older')),
  rows: group('What the rows are called.', {
    ...named('started', 'borrowed', 'apr', 'months', 'last', 'commission', 'monthly', 'lower', 'commissionWith'),
    ...named('savingWith', 'average', 'result', 'also', 'notChecked'),
  }),
  ...named('none', 'range {low} {high}', 'nothing', 'unchecked'),
})

/** content/figures.yaml: what the site’s pictures say. */
export const FiguresFile = z.strictObject({
  rate: RateFile.describe('How commission moved the rate.'),
  'agreement-map': AgreementMapFile,
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
  'anatomy-of-pcp': AnatomyWords,
  'who-paid-whom': WhoPaidWords,
  'letter-path': LetterPathWords,
  'bank-rate': BankRateWords,
  'fee-examples': FeeExamplesWords,
  'fee-or-free': FeeOrFreeWords,
  'fee-table': FeeTableWords,
  'own-fee': OwnFeeWords,
  'redress-examples': RedressExamplesWords,
  timeline: TimelineWords,
  'letter-sheet': LetterSheetFile,
  'lender-letters': LenderLettersWords,
  changes: ChangesWords,
  charts: ChartsWords,
})

export type FigureWords = z.infer<typeof FiguresFile>

const file = 'content/figures.yaml'

/** Words of the pictures, as editors wrote them. */
export type ReadFigures = { words: FigureWords | undefined; source: YamlSource | undefined; prose: readonly Prose[] }

/** The same with every fault of shape noted. A site need not have it. */
export function readFigures(folder: SiteFolder): ReadFigures {
  const read = folder.yamlIfThere(file, FiguresFile)
  return {
    words: read?.value,
    source: read?.source,
    prose: read ? wordsAt(read.value).flatMap((at) => proseAt(read.source, [at], shownOnlyIn(at))) : [],
  }
}

/** Words that stand under a state of the scheme are shown in that state alone. */
function shownOnlyIn(at: YamlPath): Partial<Prose> {
  const states = schemeStates.filter((state): state is SchemeState => at.includes(state))
  return states.length > 0 ? { states } : {}
}
