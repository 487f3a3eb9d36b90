import type { Agreement, Person, Typed } from '../../casefile/caseFile.ts'
import { compose, updateCase } from '../case/snapshot.ts'
import { isBrought } from '../case/steps.ts'
import { agreementOf, inAgreement } from './agreements.ts'
import { inChecks } from './inChecks.ts'
import type { QuestionProps } from './PageQuestion.tsx'
import type { AnswerBinding } from './question.tsx'

/** Check whether a question was answered here, by papers or by another tool: until then the case holds only a default. */
export const isAsked = ({ now, step }: QuestionProps): boolean =>
  now.answers.asked.includes(step) || isBrought(step, now.caseFile)

export const ofChecks = (name: string, print: (value: string) => Typed = String): AnswerBinding<string> => ({
  given: ({ now }) => printed(now.answers.checks?.[name], print),
  keep: (value) => inChecks({ [name]: value ?? '' }),
})

/** Leave a place’s box empty until its question is answered. */
export const onceAsked = <Value>(place: AnswerBinding<Value>): AnswerBinding<Value> => ({
  ...place,
  given: (page) => (isAsked(page) ? place.given(page) : undefined),
})

/** An answer only used to decide which others to ask for. */
export const keptNowhere = (given: AnswerBinding<unknown>['given']): AnswerBinding<unknown> => ({
  given,
  keep: () => compose(),
})

/** A tick for "I do not know" in place of another field’s answer; its words are under `unknown`. */
export const unknownTick = (insteadOf: string, isUnknown: (page: QuestionProps) => boolean) =>
  ({
    look: { as: 'tick' },
    label: 'unknown',
    within: 'unknown',
    insteadOf,
    place: keptNowhere(isUnknown),
  }) as const

/** Set one part of a record, or remove it if the value is empty. */
export function withPart<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  key: Key,
  value: Whole[Key] | null | undefined,
): Whole {
  const { [key]: _, ...rest } = whole
  const isNothing =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return (isNothing ? rest : { ...rest, [key]: value }) as Whole
}

const printed = <Value>(value: Value | undefined, print: (value: NonNullable<Value>) => Typed) =>
  value === undefined || value === null ? undefined : print(value)

/** Bind a part of the page’s agreement; an empty answer removes it. */
export const ofAgreement = <Key extends keyof Agreement>(
  key: Key,
  print: (value: NonNullable<Agreement[Key]>) => Typed = String,
): AnswerBinding<Agreement[Key]> => ({
  given: ({ now, about }) => printed(agreementOf(now.caseFile, about)?.[key], print),
  keep: (value, { about }) => inAgreement(about, (agreement) => withPart(agreement, key, value)),
})

/** Bind part of the person; an empty one removes it. */
export const ofPerson = <Key extends keyof Person>(
  key: Key,
  print: (value: NonNullable<Person[Key]>) => Typed = String,
): AnswerBinding<Person[Key]> => ({
  given: ({ now }) => printed(now.caseFile.person[key], print),
  keep: (value) => updateCase((caseFile) => ({ ...caseFile, person: withPart(caseFile.person, key, value) })),
})
