import type { Flow } from './schema.ts'

/** Answers that a lender’s letter gives: an option each of some questions, and the questions that its date answers. */
export type LetterAnswers = { chosen: Record<string, string>; dated: string[] }

/** Answers that lenders’ letters give to the questions of a flow, by the letters’ ids. */
export function letterAnswers({ questions }: Flow): Readonly<Record<string, LetterAnswers>> {
  const answers: Record<string, LetterAnswers> = {}
  const of = (letter: string) => (answers[letter] ??= { chosen: {}, dated: [] })
  for (const [id, question] of Object.entries(questions)) {
    if (question.kind === 'choice')
      for (const { value, letters = [] } of question.options)
        for (const letter of letters) of(letter).chosen[id] = value
    if (question.kind === 'date') for (const letter of question.letters ?? []) of(letter).dated.push(id)
  }
  return answers
}
