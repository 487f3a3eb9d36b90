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
import type { YamlPath, YamlSource } from '../../problems/yamlSource.ts'
import { type Prose, proseAt } from '../prose/prose.ts'
import type { SiteFolder } from '../reading/folder.ts'
import { wordsAt } from '../words/readWords.ts'

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
