import type { ReactNode } from 'react'
import { Unconfirmed } from '../../components/FactValue.tsx'
import { LinkList } from '../../components/LinkList.tsx'
import { OuterLink } from '../../components/TextLink.tsx'
import type { FigureWords } from '../../content/figures/schema.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import { printSource } from '../../facts/print.ts'
import { pageChanges, type ValueChange, valueChanges } from '../../site/changes.ts'
import { indexedEntries, type Site } from '../../site/site.ts'
import type { FigureProps } from './figureProps.ts'

/** Older values are on the pages that print them, each with the day it starts. */
const mostValues = 60

/** A day with more is folded. */
const fewValues = 2

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
            <LinkList links={pages.map(({ path, title: label }) => ({ href: path, label }))} />
          </Folded>
        )}
      </li>
    ))}
  </ol>
)

/** A list under how long it is, unless it has no more entries than that is worth folding for. */
function Folded(list: { over: number; count: number; one?: string; many: string; children: ReactNode }) {
  const { count, one } = list
  if (count <= list.over) return list.children
  return (
    <details className="more">
      <summary>{count === 1 && one ? one : fillIn(list.many, { count })}</summary>
      {list.children}
    </details>
  )
}

function ValueOf({ change, words }: { change: ValueChange; words: FigureWords['changes'] }) {
  const { fact, day, now, before } = change
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

function daysOf(site: Site) {
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
