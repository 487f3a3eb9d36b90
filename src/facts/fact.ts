import type { FactFile } from './schema.ts'

/** A fact as read: its id is its path under content/facts, with dots ("scheme.apr-cut"). */
export type Fact = FactFile & { id: string }
export type DatedValue = Fact['values'][number]
export type Facts = ReadonlyMap<string, Fact>
export type FactRow = Record<string, string | number>

/** The file a fact stands in. */
export const factFile = (id: string): string => `content/facts/${id.replaceAll('.', '/')}.yaml`
