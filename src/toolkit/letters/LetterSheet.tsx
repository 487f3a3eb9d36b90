import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import type { Letter } from '../../letters/letter.ts'
import { referenceLine } from '../../letters/toPlainText.ts'
import { useWords } from '../controls/useWords.ts'
import { Blocks } from './Blocks.tsx'

/** A letter as it will look on paper. Printing the page prints this and nothing else. It goes as it is written, so no translation service is given it. */
export function LetterSheet({
  letter: { from, to, date, reference, subject, greeting, paragraphs, closing, signature, enclosed },
}: {
  letter: Letter
}) {
  const words = useWords('letters').around
  return (
    <article
      className="letter-sheet"
      translate="no"
      aria-label={fillIn(words.letterTo, { name: to.name })}
      data-result=""
    >
      <p className="lines sheet-from">{from.join('\n')}</p>
      <p>
        <time dateTime={date}>{longDate(date)}</time>
      </p>
      <p className="lines sheet-to">{[to.name, ...to.lines].join('\n')}</p>
      <h3>{subject}</h3>
      <p>{referenceLine(reference)}</p>
      <p>{greeting},</p>
      <Blocks blocks={paragraphs} />
      <p>{closing},</p>
      <p className="lines signature">{signature.join('\n')}</p>
      {enclosed.length > 0 && <p className="lines">{enclosed.join('\n')}</p>}
    </article>
  )
}
