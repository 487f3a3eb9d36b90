import type { Ask, KnownLetter, Stage } from './lenderLetter.ts'

/** What is known beside the words: by answers, or not at all. */
export type Told = { complained?: boolean | undefined; stage?: Stage | undefined; kind?: string | undefined }

/** The answer that it is none of the kinds that were offered. */
export const noneOfThem = 'none'

/** What a letter is: one kind; several, with what to ask to tell them apart; or none that is known. */
export type Recognised<Letter extends KnownLetter> = {
  letters: readonly Letter[]
  asks: readonly Ask[]
  /** How likely it is that what follows from these is right. */
  probability: number
  /** What it seems to be, where it is no letter of a lender about this: the name of another kind. */
  seems?: string | undefined
}
