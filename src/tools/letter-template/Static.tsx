import { plainText } from '../../markdown/plainText.ts'
import { templateLetters } from '../../letters/templateLetters.ts'
import type { Site } from '../../site/site.ts'

/** The three letters in full, with numbered blanks, to copy out or print. */
export function TemplateStatic({ site: { facts, today, prose } }: { site: Site }) {
  const words = prose.schemeState && prose.standing.topics['letter-paragraph']?.[prose.schemeState]
  const letters = templateLetters({ facts, today, standing: words ? { 'letter-paragraph': plainText(words, prose) } : {} })
  return letters.map(({ id, title, text }) => (
    <article key={id} className="template-letter" aria-labelledby={`to-copy-${id}`}>
      <h3 id={`to-copy-${id}`}>{title}</h3>
      {text.trim().split('\n\n').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other mark than their place
        <p key={index} className="lines">{part}</p>
      ))}
    </article>
  ))
}
