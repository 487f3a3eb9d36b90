import { type NextLetterKind, nextLetterKinds } from '../../content/letters/letterKinds.ts'

/** The letter of that name, when it is one to write here. */
export const answerKind = (name: string | null | undefined): NextLetterKind | undefined =>
  nextLetterKinds.find((kind) => kind === name)
