import { type JourneyStep, journeySteps } from '../../casefile/journeySteps.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { FigureProps } from './figureProps.ts'

/** The way of a complaint as one line of steps, and at which of them a page helps. */
export const journeyStepOf = (here: JourneyStep) =>
  function JourneyStepOf({ site }: FigureProps) {
    const words = site.figureWords?.journey
    if (!words) return null
    const { title } = words.steps[here]
    const number = { step: String(journeySteps.indexOf(here) + 1), count: String(journeySteps.length) }
    return (
      <figure>
        <figcaption>{fillIn(words.step, { ...number, title })}</figcaption>
        <ol className="journey-line" data-picture="">
          {journeySteps.map((step) => (
            <li key={step} {...(step === here ? { 'aria-current': 'step' } : {})}>
              {words.steps[step].short}
            </li>
          ))}
        </ol>
      </figure>
    )
  }
