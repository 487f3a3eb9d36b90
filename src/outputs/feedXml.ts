import type { Fact } from '../facts/fact.ts'
import { printValue } from '../facts/print.ts'
import type { Entry, Site } from '../site/site.ts'
import { escapeXml } from './escapeXml.ts'

const most = 60

type Change = { fact: Fact; day: string; words: string; entry: Entry }

/** An Atom feed of what has changed in the facts: each value that took effect, newest first, with a page that prints it. */
export function feedXml(site: Site): string {
  const changes = changesOf(site)
  const entries = changes.map(
    ({ fact, day, words, entry }) => `<entry>
<id>${escapeXml(`${site.origin}/#fact-${fact.id}-${day}`)}</id>
<title>${escapeXml(fact.describes.replace(/\.$/, ''))}: ${escapeXml(words)}</title>
<updated>${day}T00:00:00Z</updated>
<link href="${escapeXml(site.origin + entry.path)}"/>
<summary>${escapeXml(`From ${day}. Last checked ${fact.checked.on}. Shown on the page “${entry.title}”.`)}</summary>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeXml(site.origin)}/</id>
<title>${escapeXml(site.name)}: changes to the facts</title>
<updated>${changes[0]?.day ?? site.today}T00:00:00Z</updated>
<link rel="self" href="${escapeXml(site.origin)}/feed.xml"/>
<link href="${escapeXml(site.origin)}/"/>
<author><name>${escapeXml(site.name)}</name></author>
${entries.join('\n')}
</feed>
`
}

function changesOf(site: Site): Change[] {
  const shownOn = new Map<string, Entry>()
  for (const entry of site.entries) for (const id of entry.facts) if (!shownOn.has(id)) shownOn.set(id, entry)
  return [...site.facts.values()]
    .flatMap((fact): Change[] => {
      const entry = shownOn.get(fact.id)
      if (!entry) return []
      return fact.values
        .filter(({ from }) => from <= site.today)
        .map(({ from, value }) => ({ fact, day: from, entry, words: wordsFor(fact, value) }))
    })
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.fact.id.localeCompare(b.fact.id))
    .slice(0, most)
}

function wordsFor({ unit }: Fact, value: Fact['values'][number]['value']): string {
  if (value === null) return 'ended'
  return unit === 'table' ? 'the table changed' : printValue(value, unit)
}
