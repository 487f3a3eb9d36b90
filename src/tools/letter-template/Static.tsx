import { templateLetters } from '../../letters/templateLetters.ts'
import type { StaticProps } from '../descriptor.ts'

/** The letters in full, with numbered blanks, to copy out or print. */
export const Static = ({ facts, today, letterParagraph, letters }: StaticProps) =>
  templateLetters({ facts, today, letterParagraph, templates: letters }).map(({ id, title, text }) => (
    <article key={id} className="template-letter" aria-labelledby={`to-copy-${id}`}>
      <h3 id={`to-copy-${id}`}>{title}</h3>
      {text
        .trim()
        .split('\n\n')
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other mark than their place
          <p key={index} className="lines">
            {part}
          </p>
        ))}
    </article>
  ))
