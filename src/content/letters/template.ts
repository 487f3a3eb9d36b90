/**
 * Words as an editor wrote them, with blanks to be filled: plain data that the build makes from content/letters, so
 * that the browser needs nothing that reads Markdown.
 */
export type Words = readonly TemplatePiece[]

export type TemplatePiece =
  | string
  /** The answer or day that stands here, and how it is printed. `capital` where it starts a sentence. */
  | { blank: string; as?: 'date' | 'weekday' | 'sum'; capital?: true }
  /** A fact’s value on the day the letter is written or, with `on`, on the day of a blank. */
  | { fact: string; on?: string }
  | { part: string }
  /** A word for the customer, and the one with their name in it: see `withNames`. */
  | { pronoun: string; named: string }
  | (Condition & { words: Words })

/** Condition for some words to be printed: one of some values, or that a blank was given or not. */
export type Condition = { if: string; is: readonly string[] } | { if: string; given: boolean }

export type TemplatePassage =
  | { kind: 'text' | 'heading'; words: Words; optional?: true }
  | { kind: 'list'; ordered: boolean; items: readonly Words[] }
  | { kind: 'details'; rows: readonly ({ label: Words; value: Words } | { rows: string })[] }
  /** A list that the answers give. */
  | { kind: 'blank'; blank: string; as: ListForm }
  | { kind: 'part'; part: string }
  | ({ kind: 'choice' } & Condition & { passages: readonly TemplatePassage[] })

export type ListForm = 'bullets' | 'numbers' | 'paragraphs'

/** A letter, a sheet, a page or a part of one. Which of the fields it has, its folder says. */
export type Template = {
  subject?: Words
  greeting?: string
  closing?: string
  title?: Words
  /** Notes on what the letter does and what it rests on: said beside it to whoever sends it. */
  does?: Words
  rests?: Words
  next?: readonly { label: string; path: string }[]
  body: readonly TemplatePassage[]
}

/** The fields of a template that hold words, beside its body. */
export const wordedFields = ['subject', 'title', 'does', 'rests'] as const satisfies readonly (keyof Template)[]

/** Whose finance a letter is about: the writer’s, that of somebody else, or of someone who has died. */
export const whoseFinance = ['self', 'other', 'estate'] as const

/** Values that the answers can give to a letter: the kind of each blank (“?” where it may be missing), and the values of each condition. */
export type Given = Readonly<Record<string, string | readonly string[]>>

/** Templates by their ids: "next/no-reply" is content/letters/next/no-reply.md. */
export type Templates = Readonly<Record<string, Template>>
