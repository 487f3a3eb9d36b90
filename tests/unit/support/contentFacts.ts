import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Facts } from '../../../src/facts/fact.ts'
import { FactFile } from '../../../src/facts/schema.ts'

/** The site's own facts, read from content/facts. */
export const contentFacts: Facts = new Map(
  readdirSync('content/facts', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const id = file.replace(/\.yaml$/, '').replaceAll('/', '.')
      return [id, { id, ...FactFile.parse(parse(readFileSync(join('content/facts', file), 'utf8'))) }]
    }),
)

/** The same facts with one of them replaced by a single value that has always held. */
export function withFact(facts: Facts, id: string, value: string | number): Facts {
  const fact = facts.get(id)
  if (!fact) throw new Error(`There is no fact "${id}"`)
  const source = fact.values[0]?.source ?? { title: 'A test', url: 'https://example.org/' }
  return new Map(facts).set(id, { ...fact, values: [{ from: '2000-01-01', value, source }] })
}
