import { journeySteps, type JourneyStep } from '../../casefile/journeySteps.ts'
import type { JourneyPlaceProps } from '../../islands/pictures/JourneyPlace.tsx'
import { IslandOf } from '../IslandOf.tsx'
import type { FigureProps } from './figureProps.ts'
import { fillIn } from '../../content/words/fillIn.ts'

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
