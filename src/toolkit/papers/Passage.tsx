import type { PaperPlace } from '../../papers/lines.ts'
import type { PapersWords } from './wordsFile.ts'
import { fillIn } from '../../content/words/fillIn.ts'

/** The words a value was read from, with the value marked, and where they stand. */
export const Passage = ({
  place: { page, passage, mark },
  file,
  words,
}: {
  place: PaperPlace
  file: string
  words: PapersWords
}) => (
  <blockquote className="passage" translate="no">
    <p>
      {passage.slice(0, mark[0])}
      <mark>{passage.slice(mark[0], mark[1])}</mark>
      {passage.slice(mark[1])}
    </p>
    <p className="hint">{fillIn(words.place, { page, file })}</p>
  </blockquote>
)
