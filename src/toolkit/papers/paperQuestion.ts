import type { FlowQuestion } from '../../flows/schema.ts'
import type { FieldId } from '../../papers/fields.ts'
import { percentOf } from '../../rules/credit/rates.ts'
import { poundsOf } from '../../rules/money/pence.ts'

/**
 * Field of a paper that answers a question; where the question offers a choice, the option for each value, and the one for all
 * others.
 */
export type PaperAnswer = { field: FieldId; options?: Readonly<Record<string, string>>; otherwise?: string }

/** The questions of a tool that papers can answer, by their ids. */
export type PaperAnswers = Readonly<Record<string, PaperAnswer>>

/** Such a question as the panel needs it: how its answer is written, and the words for it and for its options. */
export type PaperQuestion = PaperAnswer & {
  id: string
  label: string
  kind: FlowQuestion['kind']
  labels: Readonly<Record<string, string>>
}

/** A value as the address of the tool writes the answer; undefined where none of the options stands for it. */
export function answerOf(
  { kind, options, otherwise }: Pick<PaperQuestion, 'kind' | 'options' | 'otherwise'>,
  value: number | string,
): string | undefined {
  switch (kind) {
    case 'money':
      return String(poundsOf(Number(value)))
    case 'apr':
      return String(percentOf(Number(value)))
    case 'month':
      return String(value).slice(0, 7)
    case 'choice':
      return options?.[String(value)] ?? otherwise
    default:
      return String(value)
  }
}
