import { ArrowHead, Drawing, PartyBox } from '../../components/Drawing.tsx'
import { printValue } from '../../facts/print.ts'
import { valueOn } from '../../facts/valueOn.ts'
import type { LenderLetterKind } from '../../replies/schema.ts'
import type { Site } from '../../site/site.ts'
import { fillIn } from '../../content/words/fillIn.ts'

/** The letters on the way, in its order, each with where its box stands. */
const steps = [
  { id: 'provisional-decision', label: 'provisional', y: 10 },
  { id: '', label: 'answer', y: 110 },
  { id: 'determination', label: 'determination', y: 210 },
  { id: '', label: 'ombudsman', y: 310 },
] as const

/** From the provisional decision to the ombudsman: where no time runs, and where it starts. */
export function LetterPath({ site }: { site: Site }) {
  const letters = steps.flatMap(({ id }) => site.lenderLetters?.letters.find((letter) => letter.id === id) ?? [])
  const limit = site.facts.get('ombudsman.limit')
  const words = site.figureWords?.['letter-path']
  if (letters.length === 0 || !limit || !words) return null
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
      <g className="says">
        <text x="134" y="90">
          {words.noTime}
        </text>
        <text x="134" y="190">
          {words.decides}
        </text>
        <text className="loud" x="134" y="282">
          {value !== null && fillIn(words.limit, { limit: printValue(value, limit.unit) })}
        </text>
        <text x="134" y="300">
          {words.from}
        </text>
      </g>
    </Drawing>
  )
}

const inWords = ({ name, clock, act }: LenderLetterKind) => `${name}: ${clock} ${act}`
