import type { PlainDate } from '../dates/plainDate.ts'
import type { Fact, Facts } from '../facts/fact.ts'
import { printValue } from '../facts/print.ts'
import { type Entry, indexedEntries, type Site } from './site.ts'

/** A value that took effect: in words, with the one it took the place of. Null for a value means that it ended. */
export type ValueChange = { day: PlainDate; fact: Fact; now: string | null; before?: string }

export type PageChange = { day: PlainDate; entry: Entry; what: string }

export const valueChanges = (facts: Facts, today: PlainDate): ValueChange[] =>
  [...facts.values()]
    // What happened to the scheme is told by pages, in words.
    .filter(({ unit }) => unit !== 'state')
    .flatMap((fact) =>
      fact.values.map(({ from, value }, index): ValueChange => {
        const before = fact.values[index - 1]?.value ?? null
        return {
          day: from,
          fact,
          now: wordsFor(fact, value),
          ...(before === null ? {} : { before: wordsFor(fact, before) ?? '' }),
        }
      }),
    )
    .filter(({ day }) => day <= today)
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.fact.id.localeCompare(b.fact.id))

export const pageChanges = (site: Pick<Site, 'entries' | 'today'>): PageChange[] =>
  indexedEntries(site)
    .flatMap((entry) => (entry.article?.meta.changes ?? []).map(({ on, what }) => ({ day: on, entry, what })))
    .filter(({ day }) => day <= site.today)
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.entry.path.localeCompare(b.entry.path))

function wordsFor({ unit }: Fact, value: Fact['values'][number]['value']): string | null {
  if (value === null) return null
  return unit === 'table' ? 'a new table' : printValue(value, unit)
}
