import { createContext, useContext } from 'react'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import type { LetterAnswers } from '../../flows/letterAnswers.ts'
import type { ToolWords } from '../wordsFiles.ts'
import type { PaperQuestion } from './flowRows.ts'
import type { PapersWords } from './wordsFile.ts'

/** Data of the panel as the build wrote it, for `today` as it was then; the panel puts the day in use there. */
export type PapersData = {
  words: PapersWords
  notKnown: ToolWords['shared']['notKnown']
  noted: ToolWords['shared']['noted']
  clocks: Pick<ToolWords['clocks'], 'status'> & { titles: Readonly<Record<string, string>> }
  facts: readonly Fact[]
  today: PlainDate
}

export const papersQuery = { queryKey: ['/papers.json'] }

/** Data that every part of the panel works with: what the build wrote, the lenders, and what the tool takes. */
type PanelData = PapersData & TakenFromPapers & { lenders: LenderData }

export const PanelGiven = createContext<PanelData | undefined>(undefined)

export function usePanel(): PanelData {
  const given = useContext(PanelGiven)
  if (!given) throw new Error('This stands outside the panel for papers')
  return given
}

/** Props of the panel: its words when closed, and what the tool below takes from papers. */
export type PapersProps = { open: string; openHint: string } & TakenFromPapers

export type TakenFromPapers = {
  /** The questions of a tool whose answers stand in the address; undefined for a tool of the case. */
  questions?: readonly PaperQuestion[] | undefined
  /** Answers of lenders’ letters to the tool’s questions, by the letters’ ids; undefined where they answer none. */
  letterAnswers?: Readonly<Record<string, LetterAnswers>> | undefined
  /** The most agreements the tool works on. */
  most: number
}
