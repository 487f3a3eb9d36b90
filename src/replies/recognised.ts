import type { Ask, KnownLetter, Stage } from './lenderLetter.ts'

/** Facts known from answers besides the words, if any. */
export type KnownAnswers = { complained?: boolean | undefined; stage?: Stage | undefined; kind?: string | undefined }

/** The answer that it is none of the kinds that were offered. */
export const noneOfThem = 'none'

/** Result of reading a letter: one kind; several, with what to ask to tell them apart; or none that is known. */
export type Recognised<Letter extends KnownLetter> = {
  letters: readonly Letter[]
  asks: readonly Ask[]
  /** Likelihood that what follows from these is right. */
  probability: number
  /** Name of another kind that it seems to be, where it is no letter of a lender about this. */
  seems?: string | undefined
}
