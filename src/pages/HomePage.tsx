import { Filled } from '../components/Filled.tsx'
import { longDate } from '../dates/plainDate.ts'
import type { TemplateProps } from './PageFrame.tsx'
import { LineOf, StandingOf, ProseOf } from './ProseOf.tsx'
import { QuickCheck } from './QuickCheck.tsx'
import { WaysOnOf } from './FirmLine.tsx'
import type { Site } from '../site/site.ts'

/** Home page. First screen: what happened, the scheme today, the quick check and the two ways on; then the story and the tasks. */
export function HomePage({ site, entry }: TemplateProps) {
  const article = entry.article
  if (!article) return null
  const words = site.pageParts
  const checked = site.facts.get('scheme.state')?.checked.on ?? entry.modified
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
                  words={words?.home.today ?? ''}
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
        <WaysOnOf site={site} entry={entry} />
      </div>
      <article className="prose">
        <HomeParts site={site} markdown={article.body} />
        <p className="checked">
          <Filled
            words={words?.page.checked ?? ''}
            values={{ day: <time dateTime={checked}>{longDate(checked)}</time> }}
          />
        </p>
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
