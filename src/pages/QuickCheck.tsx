import type { ReactNode } from 'react'
import { longDate } from '../dates/plainDate.ts'
import { textOn } from '../facts/valueOn.ts'
import type { Site } from '../site/site.ts'
import { TextLinkTo } from './TextLinkTo.tsx'
import { Filled } from '../components/Filled.tsx'

type Choice = { value: string; label: ReactNode }

/**
 * Three questions that say whether any of this concerns a visitor, answered in place.
 * The style sheet shows the answer that fits, and on a small screen one question after another (src/styles/home.css), so it works without script and nothing leaves the device.
 */
export function QuickCheck({ site }: { site: Site }) {
  const words = site.pageParts?.quickCheck
  if (!words || !site.facts.has('scheme.first-day') || !site.facts.has('scheme.last-day')) return null
  const dayOf = (fact: 'scheme.first-day' | 'scheme.last-day') => (
    <span data-fact={fact}>{longDate(textOn(site.facts, fact, site.today))}</span>
  )
  const { inside, ...whens } = words.whens
  return (
    <section className="quick-check" aria-labelledby="quick-check">
      <h2 id="quick-check">{words.title}</h2>
      <Question name="kind" ask={words.kind} choices={choicesOf(words.kinds)} />
      <Question
        name="when"
        ask={words.when}
        choices={[
          {
            value: 'inside',
            label: (
              <span>
                <Filled words={inside} values={{ first: dayOf('scheme.first-day'), last: dayOf('scheme.last-day') }} />
              </span>
            ),
          },
          ...choicesOf(whens),
        ]}
      />
      <Question name="dealer" ask={words.dealer} choices={choicesOf(words.dealers)} />
      <div className="quick-answers" role="status">
        <div data-answer="waiting">{words.waiting}</div>
        {Object.entries(words.answers).map(([id, { title, says, link, path }]) => (
          <div key={id} data-answer={id}>
            <strong>{title}</strong>
            <p>{says}</p>
            <p>
              <TextLinkTo site={site} path={path}>
                {link}
              </TextLinkTo>
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const Question = ({ name, ask, choices }: { name: string; ask: string; choices: readonly Choice[] }) => (
  <fieldset>
    <legend>{ask}</legend>
    <div className="choices">
      {choices.map(({ value, label }) => (
        <label key={value} className="choice">
          <input type="radio" name={name} value={value} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
