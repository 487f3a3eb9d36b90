import { type JourneyStep, journeySteps } from '../../casefile/journeySteps.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { FigureProps } from './figureProps.ts'

/** From one step to the next, and the side of a step’s square, in pixels. */
const [apart, side] = [60, 28]
const end = apart * (journeySteps.length - 1)

/** The way of a complaint as a line of steps along a kerb, and at which of them a page helps. */
export const journeyStepOf = (here: JourneyStep) =>
  function JourneyStepOf({ site }: FigureProps) {
    const words = site.figureWords?.journey
    if (!words) return null
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
