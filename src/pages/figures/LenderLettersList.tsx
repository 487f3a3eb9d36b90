import type { ReactNode } from 'react'
import { inPageOrder, letterAnchors } from '../../replies/letterAnchors.ts'
import type { LenderLetter } from '../../replies/schema.ts'
import type { Site } from '../../site/site.ts'

/** Every letter that a lender sends, each a fold that its own fragment opens: who gets it, what it starts, what to do, what it must say. */
export function LenderLettersList({ site }: { site: Site }) {
  const letters = inPageOrder(site.lenderLetters?.letters ?? [])
  const anchors = letterAnchors(letters)
  const groups = [
    { title: 'Letters under the scheme', of: letters.filter(({ annex }) => annex !== undefined) },
    { title: 'All other letters', of: letters.filter(({ annex }) => annex === undefined) },
  ]
  return groups.map(({ title, of }) => (
    <div key={title} className="folds">
      <h3>{title}</h3>
      {of.map((letter) => (
        <Letter
          key={letter.id}
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
  letter: { name, code, who, clock, act, starts, annex, status, source, contains = [] },
  anchors,
  alike,
}: {
  letter: LenderLetter
  anchors: readonly string[]
  alike: readonly LenderLetter[]
}) {
  return (
    <details className="question">
      <summary className="question-ask">
        {name}
        {code && ` (${code})`} {starts && <small>starts a clock</small>}
      </summary>
      <div className="question-answer">
        {anchors.map((id) => (
          <span key={id} id={id} className="anchor" />
        ))}
        <dl className="summary-list">
          <Row term="Who gets it">{who}</Row>
          <Row term="What it starts">{clock}</Row>
          <Row term="What to do">{act}</Row>
          {alike.map((other) => (
            <Row key={other.id} term="The same code">
              <a href={`#${other.id}`}>{other.name}</a>
            </Row>
          ))}
        </dl>
        {contains.length > 0 && (
          <>
            <p>
              <strong>What it must say</strong>
              {annex && ` (annex ${annex})`}
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
            <a className="source" href={source.url} rel="external noreferrer">
              {source.title}
            </a>
          </p>
        )}
      </div>
    </details>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
