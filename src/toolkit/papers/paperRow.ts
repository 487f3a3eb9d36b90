import type { FieldId } from '../../papers/fields.ts'

/** A place that a finding can fill: a question of the tool or a line of the case, with the answer that stands there now. */
export type PaperRow = {
  key: string
  field: FieldId
  label: string
  /** The name of the step that asks for it, in a tool of the case. */
  asked?: string | undefined
  /** The answer given before, as the place itself writes it; undefined while there is none. */
  given: string | undefined
  /** A value as the place would write it; undefined where it has no such answer. */
  answerOf: (value: number | string) => string | undefined
  /** An answer as a visitor reads it. */
  print: (answer: string) => string
}

/** Values that the visitor has said yes to, for each agreement and row. */
export type Chosen = ReadonlyMap<string, number | string>

export const chosenKey = (agreement: number, row: Pick<PaperRow, 'key'>): string => `${agreement} ${row.key}`
