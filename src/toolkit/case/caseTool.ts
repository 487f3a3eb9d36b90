import type { PlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { Templates } from '../../content/letters/template.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** Props of a tool of the case: its facts, what letters say of the scheme, their words and its own. */
export type CaseToolProps = {
  facts: readonly Fact[]
  today: PlainDate
  letterParagraph: string
  templates: Templates
  words: Partial<ToolWords>
}

/** Data of such a tool in the browser: that of the letters it writes, all names of the lenders, and what the tools on the page say. */
export type CaseContext = Omit<LetterContext, 'lenders' | 'words'> & LenderData & Pick<CaseToolProps, 'words'>
