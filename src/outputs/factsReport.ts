import { dueOn, overdueFacts } from '../facts/overdue.ts'
import { printValue } from '../facts/print.ts'
import { lastKnownDay, valueOn } from '../facts/valueOn.ts'
import type { Fact } from '../facts/fact.ts'
import { factsInCode } from '../site/factsInCode.ts'
import type { Site } from '../site/site.ts'

/** Where a fact is used: the pages that print it, and the tools and figures made from it. */
export function usesOf(site: Site, id: string): string[] {
  const pages = site.entries.filter(({ facts }) => facts.includes(id)).map(({ path }) => path)
  const code = factsInCode(site)
    .filter((used) => used.id === id)
    .map(({ by }) => by)
  return [...new Set([...pages, ...code])]
}

/** Every fact with its value today, how sure it is, its source, when it was checked, and where it is used. */
export function factsReport(site: Site): string {
  const facts = [...site.facts.values()].toSorted((a, b) => a.id.localeCompare(b.id))
  return [`# ${facts.length} facts on ${site.today}`, '', ...facts.map((fact) => entryOf(site, fact))].join('\n')
}

function entryOf(site: Site, fact: Fact): string {
  const uses = usesOf(site, fact.id)
  const sources = fact.values.map(({ from, source }) => `  - from ${from}: ${source.title} <${source.url}>`)
  return [
    `## ${fact.id}`,
    fact.describes,
    `- today: ${todaysValue(fact, site.today)}`,
    `- confidence: ${fact.confidence}`,
    `- checked ${fact.checked.on} by ${fact.checked.by}; due again ${dueOn(fact)}`,
    '- sources:',
    ...sources,
    `- used by ${uses.length === 0 ? 'shared texts only' : uses.join(', ')}`,
    '',
  ].join('\n')
}

function todaysValue(fact: Fact, today: string): string {
  const first = fact.values[0]
  if (!first || first.from > today) return `none yet; starts ${first?.from}`
  const { value } = valueOn(fact, lastKnownDay(fact, today))
  return fact.unit === 'table' ? `a table of ${(value as unknown[]).length} rows` : printValue(value, fact.unit)
}

/** What is due for a check, one line each, with the pages it stands on. */
export function freshnessReport(site: Site): string[] {
  return overdueFacts([...site.facts.values()], site.today)
    .toSorted((a, b) => dueOn(a).localeCompare(dueOn(b)))
    .map(
      (fact) =>
        `${fact.id}: last checked ${fact.checked.on}, due ${dueOn(fact)}; on ${usesOf(site, fact.id).join(', ') || 'no page by itself'}; source ${fact.values.at(-1)?.source.url}`,
    )
}
