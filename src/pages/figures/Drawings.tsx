import type { ReactNode } from 'react'
import { type JourneyStep, journeySteps } from '../../casefile/journeySteps.ts'
import { ArrowHead, Drawing, PartyBox, PointedSheet } from '../../components/Drawing.tsx'
import { type AgreementPart, agreementParts } from '../../content/figures/schema.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { JourneyPlaceProps } from '../../islands/pictures/JourneyPlace.tsx'
import { IslandOf } from '../IslandOf.tsx'
import type { FigureProps } from './figureProps.ts'

/** Words of a drawing, by their names: each from its place on, or up to it where it says "end". */
export const Says = <Name extends string>({
  words,
  at,
}: {
  words: Readonly<Record<Name, ReactNode>>
  at: readonly (readonly [name: Name, x: number, y: number, look?: 'loud' | '', anchor?: 'end'])[]
}) => (
  <g className="says">
    {at.map(([name, x, y, look, anchor]) => (
      <text key={name} className={look || undefined} x={x} y={y} textAnchor={anchor}>
        {words[name]}
      </text>
    ))}
  </g>
)

export const WhoPaidWhom = ({ words: { 'who-paid-whom': words } }: FigureProps) => (
  <Drawing title={words.title} says={words.says} size={[380, 330]}>
    <defs>
      <ArrowHead id="arrow-paid" />
    </defs>
    <g className="party">
      <PartyBox x={115} y={10} width={130} name={words.dealer} />
      <PartyBox x={10} y={262} width={110} name={words.you} />
      <PartyBox x={240} y={262} width={110} name={words.lender} />
    </g>
    <g className="paid">
      <path d="M48 258 128 64" markerEnd="url(#arrow-paid)" />
      <path d="M160 62 84 256" markerEnd="url(#arrow-paid)" />
      <path d="M280 258 204 64" markerEnd="url(#arrow-paid)" />
      <path d="M124 286H234" markerEnd="url(#arrow-paid)" />
      <path className="secret" d="M318 258 236 64" markerEnd="url(#arrow-paid)" />
    </g>
    <Says
      words={words}
      at={[
        ['deposit', 8, 150],
        ['car', 134, 176],
        ['price', 196, 208],
        ['payments', 130, 276],
        ['interest', 130, 304],
        ['commission', 278, 136, 'loud'],
        ['hidden', 286, 154],
      ]}
    />
  </Drawing>
)

const months = Array.from({ length: 24 }, (_, month) => month)

export const AnatomyOfPcp = ({ words: { 'anatomy-of-pcp': words } }: FigureProps) => (
  <Drawing title={words.title} says={words.says} size={[360, 270]}>
    <g className="blocks">
      <rect x="10" y="92" width="34" height="98" />
      {months.map((month) => (
        <rect key={month} x={56 + month * 9.5} y="158" width="6" height="32" />
      ))}
      <rect className="last" x="298" y="30" width="52" height="160" />
      <path d="M4 190H356" />
    </g>
    <Says
      words={words}
      at={[
        ['deposit', 10, 82, 'loud'],
        ['monthly', 56, 130, 'loud'],
        ['monthlyFor', 56, 148],
        ['balloon', 292, 22, 'loud', 'end'],
        ['balloonIs', 292, 40, '', 'end'],
        ['start', 10, 212],
        ['end', 350, 212, '', 'end'],
        ['keep', 350, 238, '', 'end'],
        ['orReturn', 350, 256, '', 'end'],
      ]}
    />
  </Drawing>
)

const across = 296

const places: Record<AgreementPart, readonly [x: number, y: number, width: number]> = {
  kind: [12, 14, 270],
  lender: [12, 48, 130],
  number: [146, 48, 162],
  dealer: [12, 82, across],
  credit: [16, 128, across - 8],
  apr: [16, 160, across - 8],
  payments: [16, 192, across - 8],
  charge: [16, 224, across - 8],
  commission: [12, 272, across],
  signed: [12, 330, across],
}

export const AgreementMap = ({ Line, words: { 'agreement-map': words } }: FigureProps) => (
  <PointedSheet
    id="agreement-map"
    title={words.title}
    says={<Line markdown={words.says} />}
    point={words.point}
    height={376}
    parts={agreementParts.map((id) => ({
      ...words.parts[id],
      id,
      at: places[id],
      hint: <Line markdown={words.parts[id].hint} />,
    }))}
  >
    {/* The box of figures, the small print and a signature. */}
    <path className="frame" d="M12 122H308V260H12z" />
    <path className="faint" d="M24 308H296M24 318H250" />
    <path className="frame" d="M210 362c8-14 14-14 16 0s10-18 16-2 12-8 20-2" />
  </PointedSheet>
)

/** The way of a complaint, step by step with its clocks; and where on it the case on the visitor’s device stands, if there is one. */
export function Journey({ site, Line, words: { journey: words } }: FigureProps) {
  const { says, saved, and } = words
  const props: JourneyPlaceProps & { picture: 'JourneyPlace' } = { picture: 'JourneyPlace', says, saved, and }
  return (
    <figure>
      <IslandOf name="Pictures" id="journey-place" start="intent" forCase props={props}>
        <p className="journey-place">{says}</p>
      </IslandOf>
      <ol className="journey">
        {journeySteps.map((step) => {
          const { title, says, clock, path, link } = words.steps[step]
          return (
            <li key={step} id={`step-${step}`}>
              <h3>
                {title} <span className="here">{words.here}</span>
              </h3>
              <p>
                <Line markdown={says} /> {site.byPath.has(path) && <a href={path}>{link}</a>}
              </p>
              {clock && (
                <p className="clock">
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <circle cx="10" cy="10" r="8" />
                    <path d="M10 5v5l4 2" />
                  </svg>
                  <span>
                    <Line markdown={clock} />
                  </span>
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

/** From one step to the next, and the side of a step’s square, in pixels. */
const [apart, side] = [60, 28]
const end = apart * (journeySteps.length - 1)

/** The way of a complaint as a line of steps along a kerb, and at which of them a page helps. */
export const journeyStepOf = (here: JourneyStep) =>
  function JourneyStepOf({ words: { journey: words } }: FigureProps) {
    const { title } = words.steps[here]
    const number = { step: String(journeySteps.indexOf(here) + 1), count: String(journeySteps.length) }
    return (
      <figure>
        <figcaption>{fillIn(words.step, { ...number, title })}</figcaption>
        <svg
          role="img"
          aria-label={journeySteps.map((step) => words.steps[step].short).join(', ')}
          viewBox="0 -8 320 62"
          preserveAspectRatio="xMinYMid"
          width="100%"
          height="62"
          fontSize="13"
          fill="currentColor"
        >
          <path d={`M9 12H${end}M9 18H${end}`} stroke="currentColor" strokeWidth="3" />
          {journeySteps.map((step, index) => (
            <g key={step} transform={`translate(${index * apart + 1} 1)`} fontWeight={step === here ? 700 : 400}>
              <rect
                width={side}
                height={side}
                rx="4"
                stroke="currentColor"
                strokeWidth="2"
                fill={step === here ? undefined : 'Canvas'}
              />
              <text x={side / 2} y="19" textAnchor="middle" fill={step === here ? 'Canvas' : undefined}>
                {index + 1}
              </text>
              <text y="47">{words.steps[step].short}</text>
            </g>
          ))}
        </svg>
      </figure>
    )
  }
