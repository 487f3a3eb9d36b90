import type { PapersWords } from './wordsFile.ts'

/** How a phone copies the text out of a picture: pasted, it is read like any other. */
export const FromPhoto = ({ words, isOpen = false }: { words: PapersWords; isOpen?: boolean }) => (
  <details className="more" open={isOpen}>
    <summary>{words.photoTitle}</summary>
    <p>{words.photo}</p>
  </details>
)
