import { plainText } from '../content/prose/plainText.ts'
import { type Entry, indexedEntries, type Site } from '../site/site.ts'
import { pageChanges, valueChanges } from '../site/changes.ts'
import { escapeXml } from './escapeXml.ts'
import { fillIn } from '../content/words/fillIn.ts'

const most = 60

type Item = { id: string; day: string; title: string; path: string; summary: string }

/** An Atom feed of what has changed, newest first: each value that took effect, with a page that prints it, and each change that a page notes. */
export function feedXml(site: Site): string {
  const words = site.pageParts?.feed
  const items = [...valueItems(site), ...pageItems(site)].toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, most)
  const entries = items.map(
    ({ id, day, title, path, summary }) => `<entry>
<id>${escapeXml(`${site.origin}${id}-${day}`)}</id>
<title>${escapeXml(title)}</title>
<updated>${day}T00:00:00Z</updated>
<link href="${escapeXml(site.origin + path)}"/>
<summary>${escapeXml(summary)}</summary>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeXml(site.origin)}/</id>
<title>${escapeXml(words ? fillIn(words.title, { site: site.name }) : site.name)}</title>
<updated>${items[0]?.day ?? site.today}T00:00:00Z</updated>
<link rel="self" href="${escapeXml(site.origin)}/feed.xml"/>
<link href="${escapeXml(site.origin)}/"/>
<author><name>${escapeXml(site.name)}</name></author>
${entries.join('\n')}
</feed>
`
}

function valueItems(site: Site): Item[] {
  const words = site.pageParts?.feed
  const shownOn = new Map<string, Entry>()
  for (const entry of indexedEntries(site)) for (const id of entry.facts) if (!shownOn.has(id)) shownOn.set(id, entry)
  return valueChanges(site.facts, site.today).flatMap(({ fact, day, now }) => {
    const entry = shownOn.get(fact.id)
    if (!entry) return []
    return {
      id: `/#fact-${fact.id}`,
      day,
      title: `${fact.describes.replace(/\.$/, '')}: ${now ?? 'ended'}`,
      path: entry.path,
      summary: words ? fillIn(words.value, { from: day, checked: fact.checked.on, page: entry.title }) : '',
    }
  })
}

const pageItems = (site: Site): Item[] =>
  pageChanges(site).map(({ day, entry, what }) => ({
    id: `${entry.path}#changed`,
    day,
    title: entry.title,
    path: entry.path,
    summary: plainText(what, site.prose),
  }))
