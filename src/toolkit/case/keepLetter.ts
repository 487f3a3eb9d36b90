import type { EditedWords, LetterEdit } from '../../casefile/caseFile.ts'
import { mostInBox, mostOfLetter } from '../../casefile/caseKinds.ts'
import { type Change, inAnswers } from './snapshot.ts'

/** Keep a letter’s changes by hand, or forget them. Cut it to what fits a case, or the case could not be read again. */
export const keepLetter =
  (id: string, words: EditedWords | undefined): Change =>
  (now) => {
    const { [id]: _, ...edits } = now.answers.edits
    if (!words) return inAnswers({ edits })(now)
    const { from, ...edit } = words
    return inAnswers({ edits: { ...edits, [id]: { ...cut(edit), ...(from ? { from: cut(from) } : {}) } } })(now)
  }

/** Go back to our words for a letter. The visitor’s are set aside, to copy from. */
export const setLetterAside =
  (id: string): Change =>
  (now) => {
    const { edits, setAside } = now.answers
    const body = edits[id]?.body
    if (body === undefined) return now
    return keepLetter(id, undefined)(inAnswers({ setAside: { ...setAside, [id]: body } })(now))
  }

export const forgetAside =
  (id: string): Change =>
  (now) => {
    const { [id]: _, ...setAside } = now.answers.setAside ?? {}
    return inAnswers({ setAside })(now)
  }

const cut = ({ to, email, body }: LetterEdit): LetterEdit => ({
  to: to.slice(0, mostInBox),
  email: email.slice(0, mostInBox),
  body: body.slice(0, mostOfLetter),
})
