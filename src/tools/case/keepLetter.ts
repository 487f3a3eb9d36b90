import { type EditedWords, mostInBox, mostOfLetter } from '../../casefile/toolAnswers.ts'
import { inAnswers, type Change } from './snapshot.ts'

/** Keeps a letter as it was changed by hand, or forgets that it was. More than fits a case is cut off, or the case could not be read again. */
export const keepLetter =
  (id: string, words: EditedWords | undefined): Change =>
  (now) => {
    const { [id]: _, ...others } = now.answers.edits
    return inAnswers({ edits: words ? { ...others, [id]: shortened(words) } : others })(now)
  }

const shortened = ({ to, email, body }: EditedWords): EditedWords => ({
  to: to.slice(0, mostInBox),
  email: email.slice(0, mostInBox),
  body: body.slice(0, mostOfLetter),
})
