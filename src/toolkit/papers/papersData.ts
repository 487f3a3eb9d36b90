import type { PapersWords } from './wordsFile.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import type { LetterAnswers } from '../../flows/letterAnswers.ts'
import type { ToolWords } from '../wordsFiles.ts'
import type { PaperQuestion } from './paperQuestion.ts'

/** What the panel works with: its words, those for a time limit that is not known, for a letter that is kept as a note and for the clocks, and the facts that time limits are counted from, as they were on the day of the build. That is `today` as it comes; the panel puts the day in use there. */
export type PapersData = {
  words: PapersWords
  notKnown: ToolWords['shared']['notKnown']
  noted: ToolWords['shared']['noted']
  clocks: Pick<ToolWords['clocks'], 'status'> & { titles: Readonly<Record<string, string>> }
  facts: readonly Fact[]
  today: PlainDate
}

/** Where the build wrote it. */
export const papersQuery = { queryKey: ['/papers.json'] }

/** What the page hands over: the words of the closed panel, and what the tool below takes from papers. */
export type PapersProps = { open: string; openHint: string } & TakenFromPapers

/** What a tool takes from papers. */
export type TakenFromPapers = {
  /** The questions of a tool whose answers stand in the address; undefined for a tool of the case. */
  questions?: readonly PaperQuestion[] | undefined
  /** What lenders’ letters answer to the tool’s questions, by the letters’ ids; undefined where they answer none. */
  letterAnswers?: Readonly<Record<string, LetterAnswers>> | undefined
  /** How many agreements the tool works on at most. */
  most: number
}
