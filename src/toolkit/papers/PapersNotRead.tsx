import { fillIn, labelOf } from '../../content/words/fillIn.ts'
import { type NotRead, mostPages, mostParts } from '../../papers/parsers/limits.ts'
import type { PapersWords } from './wordsFile.ts'

/** List the files that were not read, by name, each with the reason. */
export function PapersNotRead({ notRead, words }: { notRead: readonly NotRead[]; words: PapersWords }) {
  if (notRead.length === 0) return null
  return (
    <section role="alert">
      <h3>{words.notReadTitle}</h3>
      <ul className="papers-list">
        {notRead.map(({ name, page, why }) => (
          <li key={`${name} ${page} ${why}`} className="doubt">
            {fillIn(labelOf(words.faults, why), {
              name: page === undefined ? name : fillIn(words.pageOfFile, { page, name }),
              mostPages,
              mostParts,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
