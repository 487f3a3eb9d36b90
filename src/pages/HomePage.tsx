import type { ReactNode } from 'react'
import { Filled } from '../components/Filled.tsx'
import { longDate } from '../dates/plainDate.ts'
import { textOn } from '../facts/valueOn.ts'
import type { Site } from '../site/site.ts'
import { WaysOn } from './FirmLine.tsx'
import { CheckedOn, type TemplateProps, TextLinkTo } from './PageFrame.tsx'
import { LineOf, ProseOf, StandingOf } from './ProseOf.tsx'

/** Home page. First screen: what happened, the scheme today, the quick check and the two ways on; then the story and the tasks. */
export function HomePage({ site, entry }: TemplateProps) {
  const article = entry.article
  if (!article) return null
  return (
    <div className="page home" data-kind="home">
      <div className="hero">
        <div className="hero-words">
          <h1>{entry.title}</h1>
          <p className="summary">
            <LineOf site={site} markdown={article.meta.summary} />
          </p>
          {'now' in site.prose.standing.topics && (
            <section className="today" aria-labelledby="today">
              <h2 id="today">
                <Filled
                  words={site.pageParts?.home.today ?? ''}
                  values={{ day: <time dateTime={site.today}>{longDate(site.today)}</time> }}
                />
              </h2>
              <p>
                <StandingOf site={site} topic="now" />
              </p>
            </section>
          )}
        </div>
        <QuickCheck site={site} />
        <WaysOn site={site} entry={entry} />
      </div>
      <article className="prose">
        <HomeParts site={site} markdown={article.body} />
        <CheckedOn site={site} day={site.facts.get('scheme.state')?.checked.on ?? entry.modified} />
      </article>
    </div>
  )
}

/** The home page’s words: each part a section, and the parts of a part side by side as tasks. */
const HomeParts = ({ site, markdown }: { site: Site; markdown: string }) => (
  <>
    {split(markdown, /^(?=## )/m).map((part) => {
      const [intro = '', ...tasks] = split(part, /^(?=### )/m)
      return (
        <section key={intro}>
          <ProseOf site={site} markdown={intro} />
          {tasks.length > 0 && (
            <div className="tasks">
              {tasks.map((task) => (
                <div key={task}>
                  <ProseOf site={site} markdown={task} />
                </div>
              ))}
            </div>
          )}
        </section>
      )
    })}
  </>
)

/** A text cut before each heading of a level. */
const split = (markdown: string, heading: RegExp): string[] =>
  markdown.split(heading).filter((part) => part.trim() !== '')

/**
 * Three questions that say whether any of this concerns a visitor, answered in place.
 * The style sheet shows the answer that fits, and on a small screen one question after another (src/styles/home.css), so it works without script and nothing leaves the device.
 */
function QuickCheck({ site }: { site: Site }) {
  const words = site.pageParts?.quickCheck
  if (!words || !site.facts.has('scheme.first-day') || !site.facts.has('scheme.last-day')) return null
  const dayOf = (fact: 'scheme.first-day' | 'scheme.last-day') => (
    <span data-fact={fact}>{longDate(textOn(site.facts, fact, site.today))}</span>
  )
  const inside = (
    <span>
      <Filled
        words={words.whens.inside}
        values={{ first: dayOf('scheme.first-day'), last: dayOf('scheme.last-day') }}
      />
    </span>
  )
  return (
    <section className="quick-check" aria-labelledby="quick-check">
      <h2 id="quick-check">{words.title}</h2>
      <Question name="kind" ask={words.kind} choices={words.kinds} />
      <Question name="when" ask={words.when} choices={{ ...words.whens, inside }} />
      <Question name="dealer" ask={words.dealer} choices={words.dealers} />
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

const Question = ({
  name,
  ask,
  choices,
}: {
  name: string
  ask: string
  choices: Readonly<Record<string, ReactNode>>
}) => (
  <fieldset>
    <legend>{ask}</legend>
    <div className="choices">
      {Object.entries(choices).map(([value, label]) => (
        <label key={value} className="choice">
          <input type="radio" name={name} value={value} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
