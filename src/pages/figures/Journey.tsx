import { journeySteps } from '../../casefile/journeySteps.ts'
import type { JourneyPlaceProps } from '../../islands/pictures/JourneyPlace.tsx'
import { IslandOf } from '../IslandOf.tsx'
import { TextLinkTo } from '../TextLinkTo.tsx'
import type { FigureProps } from './figureProps.ts'

/** The way of a complaint, step by step with its clocks; and where on it the case on the visitor’s device stands, if there is one. */
export function Journey({ site, Line }: FigureProps) {
  const words = site.figureWords?.journey
  if (!words) return null
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
                <Line site={site} markdown={says} />{' '}
                {site.byPath.has(path) && (
                  <TextLinkTo site={site} path={path}>
                    {link}
                  </TextLinkTo>
                )}
              </p>
              {clock && (
                <p className="clock">
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <circle cx="10" cy="10" r="8" />
                    <path d="M10 5v5l4 2" />
                  </svg>
                  <span>
                    <Line site={site} markdown={clock} />
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
