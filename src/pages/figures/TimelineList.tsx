import { longDate } from '../../dates/plainDate.ts'
import type { FigureProps } from './figureProps.ts'

/** What has happened and what is due as the scheme stands, oldest first. */
export function TimelineList({ site, Line }: FigureProps) {
  const { schemeState } = site.prose
  return (
    <ol className="timeline">
      {site.timeline
        .filter(({ during }) => !during || (schemeState && during.includes(schemeState)))
        .toSorted((a, b) => a.date.localeCompare(b.date))
        .map(({ date, title, what, kind, fact, source }) => (
          <li key={date + title} data-kind={kind} data-ahead={date > site.today || undefined}>
            <time dateTime={date} data-fact={fact} data-sourced="">
              {longDate(date)}
            </time>
            <h3>
              <Line site={site} markdown={title} />
            </h3>
            <p>
              <Line site={site} markdown={what} />{' '}
              <a className="source" href={source.url}>
                {source.title}
              </a>
            </p>
          </li>
        ))}
    </ol>
  )
}
