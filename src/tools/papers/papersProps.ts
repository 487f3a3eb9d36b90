import type { PaperQuestion } from './paperQuestion.ts'

/** What the page hands over: the words of the closed panel, and what the tool below takes from papers. */
export type PapersProps = {
  open: string
  openHint: string
  /** The questions of a tool whose answers stand in the address; undefined for a tool of the case. */
  questions?: readonly PaperQuestion[] | undefined
  /** How many agreements the tool works on at most. */
  most: number
}
