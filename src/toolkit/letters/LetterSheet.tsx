import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import type { Block, Letter } from '../../letters/letter.ts'
import { referenceLine } from '../../letters/toPlainText.ts'
import { useWords } from '../controls/useWords.ts'

/** A letter as it will look on paper. Printing the page prints this and nothing else. It goes as it is written, so no translation service is given it. */
export function LetterSheet({ letter }: { letter: Letter }) {
  const { from, to, date, reference, subject, greeting, paragraphs, closing, signature, enclosed } = letter
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

/** The words of a letter or sheet. All of it is text: nothing typed is ever read as markup. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a letter have no other mark than their place
      <BlockOf key={index} block={block} />
    ))}
  </>
)

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>
    case 'text':
      return <p className="lines">{block.text}</p>
    case 'details':
      return (
        <dl>
          {block.rows.map(({ label, value }) => (
            <div key={label + value}>
              <dt>{label}:</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'list': {
      // biome-ignore lint/suspicious/noArrayIndexKey: items may say the same twice
      const items = block.items.map((item, index) => <li key={index}>{item}</li>)
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
  }
}
