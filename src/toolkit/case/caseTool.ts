import type { PlainDate } from '../../dates/plainDate.ts'
import type { Fact, Facts } from '../../facts/fact.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { Templates } from '../../content/letters/template.ts'
import type { ToolWords } from '../wordsFiles.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Props of a tool of the case: the facts it works with, what letters say of the scheme, and the words of those it writes and of its own.
 */
export type CaseToolProps = {
  facts: readonly Fact[]
  today: PlainDate
  letterParagraph: string
  templates: Templates
  words: Partial<ToolWords>
}

/** Data of such a tool in the browser. */
export type CaseContext = Omit<CaseToolProps, 'facts'> & { facts: Facts; lenders: LenderData }

/** Data for letters, with all that the tools on the page say. */
export type ToolLetterContext = LetterContext & { words: Partial<ToolWords> }

/** Data for letters and dates, besides the answers. */
export const letterContext = (
  { today, facts, letterParagraph, lenders, templates, words }: CaseContext,
  { answers }: Pick<Snapshot, 'answers'>,
): ToolLetterContext => ({
  today,
  facts,
  nation: answers.nation ?? 'england-and-wales',
  standing: { 'letter-paragraph': letterParagraph },
  lenders: lenders.lenders,
  templates,
  words,
})
