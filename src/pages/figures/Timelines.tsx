import type { Timeline } from '../../content/timeline/schema.ts'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import { type Site, type Entry, indexedEntries } from '../../site/site.ts'
import type { FigureProps } from './figureProps.ts'
import { OuterLink } from '../../components/TextLink.tsx'
import type { ReactNode } from 'react'
import { Unconfirmed } from '../../components/FactValue.tsx'
import type { FigureWords } from '../../content/figures/schema.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { printSource } from '../../facts/print.ts'
import { pageChanges, valueChanges, type PageChange, type ValueChange } from '../../site/changes.ts'

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

/** The timeline: a dot for each day above its year, which leads there, and the days as a list with a mark at today. */
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
        {/* Above today, which is no year. */}
        <span />
      </div>
      <nav className="years" aria-label={words.move}>
        {years.map(({ year }) => (
          <a key={year} href={`#year-${year}`}>
            {year}
          </a>
        ))}
        <a href="#timeline-today">{words.today}</a>
      </nav>
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

/** Older values are on the pages that print them, each with the day it starts. */
const mostValues = 60

/** A day with more is folded. */
const fewValues = 2

type DayOfChanges = { day: PlainDate; notes: PageChange[]; values: ValueChange[]; pages: Entry[] }

/** List of changes, newest day first: what pages note of themselves, the values that took effect, and the pages with new words. */
export const ChangesList = ({ site, Line, words: { changes: words } }: FigureProps) => (
  <ol className="timeline changes">
    {daysOf(site).map(({ day, notes, values, pages }) => (
      <li key={day}>
        <time dateTime={day}>{longDate(day)}</time>
        {notes.length > 0 && (
          <ul>
            {notes.map(({ entry, what }) => (
              <li key={entry.path}>
                <a href={entry.path}>{entry.title}</a>: <Line markdown={what} />
              </li>
            ))}
          </ul>
        )}
        {values.length > 0 && (
          <Folded over={fewValues} count={values.length} many={words.figures}>
            <ul>
              {values.map((change) => (
                <ValueOf key={change.fact.id} change={change} words={words} />
              ))}
            </ul>
          </Folded>
        )}
        {pages.length > 0 && (
          <Folded over={0} count={pages.length} one={words.page} many={words.pages}>
            <ul>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </Folded>
        )}
      </li>
    ))}
  </ol>
)

/** A list under how long it is, unless it has no more entries than that is worth folding for. */
function Folded({
  over,
  count,
  one,
  many,
  children,
}: {
  over: number
  count: number
  one?: string
  many: string
  children: ReactNode
}) {
  if (count <= over) return children
  return (
    <details className="more">
      <summary>{count === 1 && one ? one : fillIn(many, { count })}</summary>
      {children}
    </details>
  )
}

function ValueOf({
  change: { fact, day, now, before },
  words,
}: {
  change: ValueChange
  words: FigureWords['changes']
}) {
  const source = fact.values.find(({ from }) => from === day)?.source
  return (
    <li>
      {fact.describes}{' '}
      <strong data-fact={fact.id} data-sourced="" data-unconfirmed={fact.confidence === 'high' ? undefined : ''}>
        {now ?? words.ended}
      </strong>
      {fact.confidence !== 'high' && <Unconfirmed />}
      {before && fillIn(words.before, { value: before })}.{' '}
      {source && (
        <OuterLink className="source" href={source.url}>
          {printSource(source)}
        </OuterLink>
      )}
    </li>
  )
}

function daysOf(site: Site): DayOfChanges[] {
  const notes = pageChanges(site)
  const values = valueChanges(site.facts, site.today).slice(0, mostValues)
  const pages = indexedEntries(site).filter(({ article }) => article)
  const days = new Set([
    ...notes.map(({ day }) => day),
    ...values.map(({ day }) => day),
    ...pages.flatMap(({ article }) => article?.meta.updated ?? []),
  ])
  return [...days]
    .toSorted((a, b) => b.localeCompare(a))
    .map((day) => ({
      day,
      notes: notes.filter((note) => note.day === day),
      values: values.filter((value) => value.day === day),
      pages: pages.filter(({ article }) => article?.meta.updated === day),
    }))
}
