import type { PlainDate } from '../../dates/plainDate.ts'
import type { Fact, Facts } from '../../facts/fact.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { Templates } from '../../content/letters/template.ts'
import type { ToolWords } from '../wordsFiles.ts'
import type { Snapshot } from './snapshot.ts'

/** What the page hands to a tool of the case: the facts it works with, what letters say of the scheme, and the words of those it writes and of its own. */
export type CaseToolProps = {
  facts: readonly Fact[]
  today: PlainDate
  letterParagraph: string
  templates: Templates
  words: Partial<ToolWords>
}

/** What such a tool works with in the browser. */
export type CaseContext = {
  today: PlainDate
  facts: Facts
  letterParagraph: string
  lenders: LenderData
  templates: Templates
  words: Partial<ToolWords>
}

/** What letters are made from, with all that the tools on the page say. */
export type ToolLetterContext = LetterContext & { words: Partial<ToolWords> }

/** What letters and dates are made from, besides the answers. */
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
