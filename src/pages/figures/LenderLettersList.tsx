import { OuterLink } from '../../components/TextLink.tsx'
import { Described } from '../../components/Described.tsx'
import type { FigureWords } from '../../content/figures/schema.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { inPageOrder, letterAnchors } from '../../replies/letterAnchors.ts'
import type { LenderLetterKind } from '../../replies/schema.ts'
import type { FigureProps } from './figureProps.ts'

/** Every letter that a lender sends, each a fold that its own fragment opens: who gets it, what it starts, what to do, what it must say. */
export function LenderLettersList({ site, words: { 'lender-letters': words } }: FigureProps) {
  const letters = inPageOrder(site.lenderLetters?.letters ?? [])
  const anchors = letterAnchors(letters)
  const groups = [
    { title: words.scheme, of: letters.filter(({ annex }) => annex !== undefined) },
    { title: words.others, of: letters.filter(({ annex }) => annex === undefined) },
  ]
  return groups.map(({ title, of }) => (
    <div key={title} className="folds">
      <h3>{title}</h3>
      {of.map((letter) => (
        <Letter
          key={letter.id}
          words={words}
          letter={letter}
          anchors={anchors.get(letter.id) ?? []}
          alike={letters.filter(({ id, code }) => code !== undefined && code === letter.code && id !== letter.id)}
        />
      ))}
    </div>
  ))
}

/** One letter. Browsers open a fold for a fragment that is within it, so the anchors stand inside. */
function Letter({
  words,
  letter: { name, code, who, clock, act, starts, annex, status, source, contains = [] },
  anchors,
  alike,
}: {
  words: FigureWords['lender-letters']
  letter: LenderLetterKind
  anchors: readonly string[]
  alike: readonly LenderLetterKind[]
}) {
  return (
    <details className="question">
      <summary className="question-ask">
        {name}
        {code && ` (${code})`} {starts && <small>{words.clock}</small>}
      </summary>
      <div className="question-answer">
        {anchors.map((id) => (
          <span key={id} id={id} className="anchor" />
        ))}
        <dl className="summary-list">
          <Described term={words.who}>{who}</Described>
          <Described term={words.starts}>{clock}</Described>
          <Described term={words.act}>{act}</Described>
          {alike.map((other) => (
            <Described key={other.id} term={words.same}>
              <a href={`#${other.id}`}>{other.name}</a>
            </Described>
          ))}
        </dl>
        {contains.length > 0 && (
          <>
            <p>
              <strong>{words.must}</strong>
              {annex && ` (${fillIn(words.annex, { annex })})`}
            </p>
            <ul>
              {contains.map(({ says, status: own = status }) => (
                <li key={says}>
                  {says}
                  {own !== 'seen' && ' (not confirmed)'}
                </li>
              ))}
            </ul>
          </>
        )}
        {source && (
          <p>
            <OuterLink className="source" href={source.url}>
              {source.title}
            </OuterLink>
          </p>
        )}
      </div>
    </details>
  )
}
