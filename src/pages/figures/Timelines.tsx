import { JumpLinks } from '../../components/LinkList.tsx'
import type { Timeline } from '../../content/timeline/schema.ts'
import { longDate } from '../../dates/plainDate.ts'
import type { Site } from '../../site/site.ts'
import type { FigureProps } from './figureProps.ts'

type TimelineYear = { year: string; days: Timeline }

export function timelineYears({ timeline, prose: { schemeState } }: Pick<Site, 'timeline' | 'prose'>): TimelineYear[] {
  const days = timeline
    .filter(({ during }) => !during || (schemeState && during.includes(schemeState)))
    .toSorted((a, b) => a.date.localeCompare(b.date))
  return [...Map.groupBy(days, ({ date }) => date.slice(0, 4))].map(([year, days]) => ({ year, days }))
}

const spacing = 9
/** Number of past days shown open: the way to today is short, and any other day is a press away. */
const lastOpen = 3

export function TimelineList({ site, Line, words: { timeline: words } }: FigureProps) {
  const years = timelineYears(site)
  const firsts = new Set(years.map(({ days }) => days[0]))
  const all = years.flatMap(({ days }) => days)
  const [past, ahead] = [all.filter(({ date }) => date <= site.today), all.filter(({ date }) => date > site.today)]
  const shown = (days: Timeline, openFrom: number) =>
    days.map((day, at) => (
      <TimelineDay
        key={day.date + day.title}
        site={site}
        Line={Line}
        day={day}
        first={firsts.has(day)}
        open={at >= openFrom}
      />
    ))
  return (
    <div className="chart">
      <p className="note">{words.says}</p>
      <YearsOf years={years} words={words} today={site.today} />
      <ol className="timeline">
        {shown(past, past.length - lastOpen)}
        <li id="timeline-today" aria-current="date">
          <strong>{words.today}</strong> <time dateTime={site.today}>{longDate(site.today)}</time>
        </li>
        {shown(ahead, 0)}
      </ol>
    </div>
  )
}

/** One day. The first of a year is where the year’s link leads. */
const TimelineDay = ({
  site,
  Line,
  day: { date, title, what, kind, fact, source },
  first,
  open,
}: Omit<FigureProps, 'words'> & { day: Timeline[number]; first: boolean; open: boolean }) => (
  <li id={first ? `year-${date.slice(0, 4)}` : undefined} data-kind={kind} data-ahead={date > site.today || undefined}>
    <details open={open}>
      <summary className="question-ask">
        <time dateTime={date} data-fact={fact} data-sourced="">
          {longDate(date)}
        </time>
        <h3>
          <Line markdown={title} />
        </h3>
      </summary>
      <p>
        <Line markdown={what} />{' '}
        <a className="source" href={source.url}>
          {source.title}
        </a>
      </p>
    </details>
  </li>
)

/** The years in a row, each with its dots: filled for what has been, empty for what is to come. It stays at hand while the list is read. */
function YearsOf({
  years,
  words,
  today,
}: {
  years: readonly TimelineYear[]
  words: { move: string; today: string }
  today: string
}) {
  const most = Math.max(...years.map(({ days }) => days.length))
  const height = most * spacing
  return (
    <>
      <div className="year-dots" aria-hidden="true">
        {years.map(({ year, days }) => (
          <svg key={year} viewBox={`0 0 ${spacing} ${height}`} height={height} aria-hidden="true">
            {days.map(({ date, title }, index) => (
              <circle
                key={title}
                cx={spacing / 2}
                cy={height - spacing * (index + 0.5)}
                r="3"
                className={date > today ? 'ahead' : undefined}
              />
            ))}
          </svg>
        ))}
        {/* Above today, not a year. */}
        <span />
      </div>
      <JumpLinks
        className="years"
        label={words.move}
        links={[...years.map(({ year }) => [year, `year-${year}`] as const), [words.today, 'timeline-today']]}
      />
    </>
  )
}

/** A barrier, and an arrow that leads on. */
const signs = {
  stopped: 'M4 8H36V22H4zM12 8 6 22M22 8 16 22M32 8 26 22M8 22V36M32 22V36',
  goesOn: 'M4 20H34M24 10 34 20 24 30',
} as const

/** Shows what is on hold and what isn’t in the scheme’s present state: two columns, or one where nothing has stopped. */
export function OnHold({ site, Line, words: all }: FigureProps) {
  const state = site.prose.schemeState
  const words = state && all['on-hold'][state]
  if (!words) return null
  return (
    <figure className="drawing hold">
      <figcaption>{words.title}</figcaption>
      <div className="hold-columns">
        {(['stopped', 'goesOn'] as const).map((side) => {
          const column = words[side]
          return (
            column && (
              <div key={side} data-side={side}>
                <h3>
                  <svg viewBox="0 0 40 40" aria-hidden="true">
                    <path d={signs[side]} />
                  </svg>
                  {column.title}
                </h3>
                <ul>
                  {column.items.map((item) => (
                    <li key={item}>
                      <Line markdown={item} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </div>
    </figure>
  )
}
