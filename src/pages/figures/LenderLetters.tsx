import { Described } from '../../components/Described.tsx'
import { ArrowHead, Drawing, PartyBox, PointedSheet } from '../../components/Drawing.tsx'
import { OuterLink } from '../../components/TextLink.tsx'
import { type FigureWords, type LetterPart, letterParts } from '../../content/figures/schema.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { printValue } from '../../facts/print.ts'
import { valueOn } from '../../facts/valueOn.ts'
import { inPageOrder, letterAnchors } from '../../replies/letterAnchors.ts'
import type { LenderLetterKind } from '../../replies/schema.ts'
import { Says } from './Drawings.tsx'
import type { FigureProps } from './figureProps.ts'

/** Every letter that a lender sends, each a fold that its own fragment opens: who gets it, what it starts, what to do, what it must say. */
export function LenderLettersList({ site, words: { 'lender-letters': words } }: FigureProps) {
  const letters = inPageOrder(site.lenderLetters?.letters ?? [])
  const groups = [
    { title: words.scheme, of: letters.filter(({ annex }) => annex !== undefined) },
    { title: words.others, of: letters.filter(({ annex }) => annex === undefined) },
  ]
  return groups.map(({ title, of }) => (
    <div key={title} className="folds">
      <h3>{title}</h3>
      {of.map((letter) => (
        <Letter key={letter.id} words={words} letter={letter} letters={letters} />
      ))}
    </div>
  ))
}

type LetterProps = { words: FigureWords['lender-letters']; letter: LenderLetterKind; letters: LenderLetterKind[] }

/** One letter. Browsers open a fold for a fragment that is within it, so the anchors stand inside. */
function Letter({ words, letter, letters }: LetterProps) {
  const { id, name, code, who, clock, act, starts, annex, status, source, contains = [] } = letter
  const alike = letters.filter((other) => code !== undefined && other.code === code && other.id !== id)
  return (
    <details className="question">
      <summary className="question-ask">
        {name}
        {code && ` (${code})`} {starts && <small>{words.clock}</small>}
      </summary>
      <div className="question-answer">
        {letterAnchors(letters)
          .get(id)
          ?.map((anchor) => (
            <span key={anchor} id={anchor} className="anchor" />
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

/** The letters on the way, in its order, each with where its box stands. */
const steps = [
  { id: 'provisional-decision', label: 'provisional', y: 10 },
  { id: '', label: 'answer', y: 110 },
  { id: 'determination', label: 'determination', y: 210 },
  { id: '', label: 'ombudsman', y: 310 },
] as const

/** From the provisional decision to the ombudsman: where no time runs, and where it starts. */
export function LetterPath({ site, words: { 'letter-path': words } }: FigureProps) {
  const letters = steps.flatMap(({ id }) => site.lenderLetters?.letters.find((letter) => letter.id === id) ?? [])
  const limit = site.facts.get('ombudsman.limit')
  if (letters.length === 0 || !limit) return null
  const { value } = valueOn(limit, site.today)
  return (
    <Drawing
      title={words.title}
      says={letters.map(({ name, clock, act }) => `${name}: ${clock} ${act}`).join(' ')}
      size={[380, 370]}
    >
      <defs>
        <ArrowHead id="arrow-letters" />
      </defs>
      <g className="party">
        {steps.map(({ label, y }) => (
          <g key={label}>
            <PartyBox x={10} y={y} width={220} name={words[label]} />
          </g>
        ))}
      </g>
      <g className="paid">
        {steps.slice(1).map(({ label, y }) => (
          <path key={label} d={`M120 ${y - 50}V${y - 6}`} markerEnd="url(#arrow-letters)" />
        ))}
      </g>
      <Says
        words={{ ...words, limit: value !== null && fillIn(words.limit, { limit: printValue(value, limit.unit) }) }}
        at={[
          ['noTime', 134, 90],
          ['decides', 134, 190],
          ['limit', 134, 282, 'loud'],
          ['from', 134, 300],
        ]}
      />
    </Drawing>
  )
}

const across = 296

const places: Record<LetterPart, readonly [x: number, y: number, width: number]> = {
  sender: [12, 14, 200],
  date: [12, 60, 150],
  reference: [166, 60, 142],
  name: [12, 106, across],
  code: [12, 138, across],
  found: [12, 184, across],
  evidence: [12, 230, across],
  sum: [12, 276, across],
  accept: [12, 322, across],
  ombudsman: [12, 368, across],
}

/** Drawing of a letter that decides: each part, what it means, and the signs by which the decoder knows it. */
export function LetterAnatomy({ site, Line, words: { 'letter-sheet': words } }: FigureProps) {
  if (!site.lenderLetters) return null
  const says = new Map(site.lenderLetters.signs.map(({ id, says }) => [id, says]))
  return (
    <PointedSheet
      id="letter-sheet"
      title={words.title}
      says={<Line markdown={words.says} />}
      point={words.point}
      height={414}
      parts={letterParts.map((id) => {
        const { signs = [], ...part } = words.parts[id]
        const read = signs.flatMap((sign) => says.get(sign) ?? [])
        const hint = (
          <>
            <Line markdown={part.hint} />
            {read.length > 0 && (
              <small>
                {words.decoder} {read.map((sign) => `“${sign}”`).join(', ')}
              </small>
            )}
          </>
        )
        return { ...part, id, at: places[id], hint }
      })}
    >
      <path
        className="faint"
        d="M24 50H150M24 174H296M24 220H296M24 226H220M24 266H260M24 312H296M24 358H296M24 404H200"
      />
    </PointedSheet>
  )
}
