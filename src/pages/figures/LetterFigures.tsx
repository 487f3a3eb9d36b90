import { ArrowHead, Drawing, PartyBox } from '../../components/Drawing.tsx'
import { printValue } from '../../facts/print.ts'
import { valueOn } from '../../facts/valueOn.ts'
import type { LenderLetterKind } from '../../replies/schema.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { PointedSheet } from '../../components/Drawing.tsx'
import { type LetterPart, letterParts } from '../../content/figures/schema.ts'
import { Says } from './AgreementFigures.tsx'
import type { FigureProps } from './figureProps.ts'

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
    <Drawing title={words.title} says={letters.map(inWords).join(' ')} size={[380, 370]}>
      <defs>
        <ArrowHead id="arrow-letters" />
      </defs>
      <g className="party">
        {steps.map(({ label, y }) => (
          <g key={label}>
            <PartyBox x={10} y={y} width={220}>
              {words[label]}
            </PartyBox>
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

const inWords = ({ name, clock, act }: LenderLetterKind) => `${name}: ${clock} ${act}`

const across = 296

/** Usual position of each part on a lender’s letter. */
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
        const { printed, name, hint, signs = [] } = words.parts[id]
        const read = signs.flatMap((sign) => says.get(sign) ?? [])
        return {
          id,
          at: places[id],
          printed,
          name,
          hint: (
            <>
              <Line markdown={hint} />
              {read.length > 0 && (
                <small>
                  {words.decoder} {read.map((sign) => `“${sign}”`).join(', ')}
                </small>
              )}
            </>
          ),
        }
      })}
    >
      <path
        className="faint"
        d="M24 50H150M24 174H296M24 220H296M24 226H220M24 266H260M24 312H296M24 358H296M24 404H200"
      />
    </PointedSheet>
  )
}
