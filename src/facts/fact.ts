import { addDays, type PlainDate } from '../dates/plainDate.ts'
import type { FactFile } from './schema.ts'

/** A fact as read: its id is its path under content/facts, with dots ("scheme.apr-cut"). */
export type Fact = FactFile & { id: string }
export type DatedValue = Fact['values'][number]
export type Facts = ReadonlyMap<string, Fact>
export type FactRow = Record<string, string | number>

export const factFile = (id: string): string => `content/facts/${id.replaceAll('.', '/')}.yaml`

export const dueOn = ({ checked, reviewEvery }: Fact): PlainDate => addDays(checked.on, reviewEvery + 1)

/** Facts not checked within their review interval, and those with a value that took effect after the last check. */
export const overdueFacts = (facts: readonly Fact[], today: PlainDate): Fact[] =>
  facts.filter((fact) => dueOn(fact) <= today || changedSinceCheck(fact, today))

/** True when a value has taken effect that nobody has confirmed since. */
export const changedSinceCheck = ({ values, checked }: Fact, today: PlainDate): boolean =>
  values.some(({ from }) => from > checked.on && from <= today)

export const holidayNations = ['england-and-wales', 'scotland', 'northern-ireland'] as const
export type HolidayNation = (typeof holidayNations)[number]

export const holidayFact = (nation: HolidayNation): string => `calendar.bank-holidays-${nation}`
