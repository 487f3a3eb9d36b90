import { dueOn, type Fact, overdueFacts } from '../facts/fact.ts'
import { printSource, printValue } from '../facts/print.ts'
import { lastKnownDay, valueOn } from '../facts/valueOn.ts'
import { factsByLetter, factsInCode } from '../site/checks/facts.ts'
import type { Site } from '../site/site.ts'

/** Find where each fact is used: the pages that print it, the tools and figures made from it, and the letters. */
export function usesOfFacts(site: Site): (id: string) => readonly string[] {
  const uses = new Map<string, Set<string>>()
  const note = (id: string, by: string) => uses.set(id, (uses.get(id) ?? new Set()).add(by))
  for (const { path, facts, article } of site.entries) {
    for (const id of facts) note(id, path)
    // Words that follow the state rest on it without printing it.
    if (/\{%\s*(?:when|standing)\b/.test(article?.body ?? '')) note('scheme.state', path)
  }
  for (const { id, by } of [...factsInCode(site), ...factsByLetter(site)]) note(id, by)
  return (id) => [...(uses.get(id) ?? [])]
}

export function factsReport(site: Site): string {
  const facts = [...site.facts.values()].toSorted((a, b) => a.id.localeCompare(b.id))
  const usesOf = usesOfFacts(site)
  return [
    `# ${facts.length} facts on ${site.today}`,
    '',
    ...facts.map((fact) => entryOf(fact, usesOf(fact.id), site.today)),
  ].join('\n')
}

function entryOf(fact: Fact, uses: readonly string[], today: string): string {
  const sources = fact.values.map(
    ({ from, source }) =>
      `  - from ${from}: ${printSource(source)} <${source.url}>${source.opened === false ? ' (not opened)' : ''}`,
  )
  return [
    `## ${fact.id}`,
    fact.describes,
    `- today: ${todaysValue(fact, today)}`,
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

/** List the facts due for a check, one line each: first the one on which most pages, tools and letters rest, then the longest due. */
export function freshnessReport(site: Site): string[] {
  const usesOf = usesOfFacts(site)
  return overdueFacts([...site.facts.values()], site.today)
    .map((fact) => ({ fact, uses: usesOf(fact.id) }))
    .toSorted((a, b) => b.uses.length - a.uses.length || dueOn(a.fact).localeCompare(dueOn(b.fact)))
    .map(({ fact, uses }) =>
      [
        `${fact.id}: ${uses.length} rest on it`,
        `last checked ${fact.checked.on}, due ${dueOn(fact)}`,
        `on ${uses.join(', ') || 'no page by itself'}`,
        `source ${fact.values.at(-1)?.source.url}`,
      ].join('; '),
    )
}
