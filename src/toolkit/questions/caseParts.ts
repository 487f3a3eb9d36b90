import type { Agreement, Person } from '../../casefile/caseFile.ts'
import type { Typed } from '../../casefile/toolAnswers.ts'
import { updateCase } from '../case/snapshot.ts'
import { inAgreement } from './agreementChanges.ts'
import { agreementOf } from './agreements.ts'
import { printed, withPart } from './places.ts'
import type { AnswerBinding } from './question.tsx'

/** Part of the agreement that the page is about; an empty answer takes it out. */
export const ofAgreement = <Key extends keyof Agreement>(
  key: Key,
  print: (value: NonNullable<Agreement[Key]>) => Typed = String,
): AnswerBinding<Agreement[Key]> => ({
  given: ({ now, about }) => printed(agreementOf(now.caseFile, about)?.[key], print),
  keep: (value, { about }) => inAgreement(about, (agreement) => withPart(agreement, key, value)),
})

/** Part of the person; an empty answer takes it out. */
export const ofPerson = <Key extends keyof Person>(
  key: Key,
  print: (value: NonNullable<Person[Key]>) => Typed = String,
): AnswerBinding<Person[Key]> => ({
  given: ({ now }) => printed(now.caseFile.person[key], print),
  keep: (value) => updateCase((caseFile) => ({ ...caseFile, person: withPart(caseFile.person, key, value) })),
})
