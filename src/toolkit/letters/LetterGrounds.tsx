import { fillIn } from '../../content/words/fillIn.ts'
import type { Letter } from '../../letters/letter.ts'
import { useWords } from '../controls/useWords.ts'

/** Show the sources of a letter or a pack, and what it leaves out because it was not given. */
export function LetterGrounds({ rests, without = [] }: Pick<Letter, 'rests'> & Partial<Pick<Letter, 'without'>>) {
  const words = useWords('letters').around
  return (
    <details className="more" data-screen-only="">
      <summary>{words.rests}</summary>
      <p>{rests}</p>
      {without.length > 0 && (
        <>
          <p>{words.withoutTitle}:</p>
          <ul className="plain-list">
            {without.map(({ detail, agreements }) => (
              <li key={detail}>
                {agreements.length === 0
                  ? words.without[detail]
                  : fillIn(words.withoutOf, { numbers: agreements.join(', '), detail: words.without[detail] })}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
