import type { LetterKind } from '../content/letters/letterKinds.ts'
import type { PlainDate } from '../dates/plainDate.ts'

/** One part of a letter or pack. Text is plain: it never holds markup, and is shown as it stands. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'details'; rows: Row[] }
export type Row = { label: string; value: string }

/** To whom it goes. No lines and no e-mail when the address has still to be found. */
export type Recipient = { name: string; lines: string[]; email: string | null }

export type Letter = {
  kind: LetterKind
  from: string[]
  to: Recipient
  date: PlainDate
  /** The sender's own reference, "CF-7K2M". */
  reference: string
  subject: string
  greeting: string
  paragraphs: Block[]
  closing: string
  signature: string[]
  enclosed: string[]
  /** For the sender, never sent: what the letter does, what it rests on, and what it leaves out because it was not given. */
  does: string
  rests: string
  without: Ungiven[]
}

/** An optional detail by which a firm finds someone, with the numbers of the agreements that lack it, if others have it. */
export type Ungiven = { detail: 'number' | 'start' | 'plate' | 'address'; agreements: readonly number[] }

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const bullets = (items: string[]): Block => ({ kind: 'list', ordered: false, items })
export const numbered = (items: string[]): Block => ({ kind: 'list', ordered: true, items })
