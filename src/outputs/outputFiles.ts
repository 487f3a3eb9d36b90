import { markSvg } from '../components/siteMark.ts'
import { plainText } from '../content/prose/plainText.ts'
import { TextCache } from '../content/reading/textCache.ts'
import { fillIn } from '../content/words/fillIn.ts'
import { addDays } from '../dates/plainDate.ts'
import { learnOnce } from '../replies/learn.ts'
import type { TaughtLetters } from '../replies/schema.ts'
import { deadlineFacts } from '../rules/deadlines/deadlines.ts'
import { pageChanges, valueChanges } from '../site/changes.ts'
import { lenderData } from '../site/lenderData.ts'
import { menuConfig } from '../site/menuConfig.ts'
import { siteSearch } from '../site/search.ts'
import { type Entry, indexedEntries, type Site } from '../site/site.ts'
import type { PapersData } from '../toolkit/papers/papersData.ts'
import { escapeXml } from './escapeXml.ts'
import { hostFiles } from './hostFiles.ts'
import { hostPolicy, htmlFile, policyTags } from './hostPolicy.ts'

type OutputFile = [name: string, text: string]
type MakeFiles = (site: Site, texts: TextCache) => OutputFile[]

const lettersFile = 'lender-letters.json'

const slow: readonly { holds: (name: string) => boolean; files: MakeFiles }[] = [
  { holds: (name) => name === lettersFile, files: learnedFiles },
  { holds: (name) => /^search[./]/.test(name), files: searchFiles },
]

/** Make the text files that go with the pages, except the learned ones. */
export const outputFiles = (site: Site, texts = new TextCache()): Map<string, string> =>
  new Map([...searchFiles(site, texts), ...quickFiles(site)])

/** Only the files that hold sentences: not the learned model, not the search index. */
export const filesOfWords = (site: Site): Map<string, string> =>
  new Map([[lettersFile, JSON.stringify(site.lenderLetters ?? {})], ...quickFiles(site)])

/** Return a reader of single files. Slow ones, which take seconds, are made on demand, and once. */
export function outputReader(site: Site, texts = new TextCache()): (name: string) => string | undefined {
  const made = new Map<MakeFiles, ReadonlyMap<string, string>>()
  return (name) => {
    const make = slow.find(({ holds }) => holds(name))?.files ?? quickFiles
    const files = made.get(make) ?? new Map(make(site, texts))
    made.set(make, files)
    return files.get(name)
  }
}

function quickFiles(site: Site): OutputFile[] {
  return [
    ['sitemap.xml', sitemapXml(site)],
    ['feed.xml', feedXml(site)],
    ['robots.txt', robotsTxt(site)],
    ['.well-known/security.txt', securityTxt(site)],
    ['favicon.svg', markSvg()],
    ['host.json', JSON.stringify(hostPolicy(site), null, 2)],
    ...hostFiles(hostPolicy(site)),
    ['glossary.json', JSON.stringify(glossaryNotes(site))],
    ['lenders.json', JSON.stringify(lenderData(site))],
    ['menu.json', JSON.stringify(menuConfig(site) ?? { menus: [] })],
    ...papersFile(site),
    ...site.redirects.map(({ from, to }): OutputFile => [htmlFile(from), redirectHtml(site, to)]),
  ]
}

/** The letters that lenders send, with a model to tell them apart. Learning it takes longer than all else. */
export function learnedFiles({ lenderLetters, letterLessons }: Site, texts = new TextCache()): OutputFile[] {
  if (!lenderLetters) return []
  const taught: TaughtLetters = { ...lenderLetters, model: learnOnce(letterLessons, texts) }
  return [[lettersFile, JSON.stringify(taught)]]
}

/** Collect the words and facts for the reading of papers. A small site may be without it. */
function papersFile({ words: { papers, shared, clocks }, facts, today }: Site): OutputFile[] {
  if (!papers || !shared || !clocks) return []
  const data: PapersData = {
    words: papers,
    notKnown: shared.notKnown,
    noted: shared.noted,
    clocks: {
      status: clocks.status,
      titles: Object.fromEntries(Object.entries(clocks.clocks).map(([clock, { title }]) => [clock, title])),
    },
    facts: deadlineFacts.flatMap((id) => facts.get(id) ?? []),
    today,
  }
  return [['papers.json', JSON.stringify(data)]]
}

/** The search: one file, and those that a large site’s is split into. */
function searchFiles(site: Site, texts: TextCache): OutputFile[] {
  const made = siteSearch(site, texts)
  if (!made) return []
  const { data, others } = made
  return [
    ['search.json', JSON.stringify(data)],
    ...Object.entries(others).map(([name, file]): OutputFile => [`${data.folder}/${name}.json`, JSON.stringify(file)]),
  ]
}

/** RFC 9116 asks for less than a year, so that an address nobody reads any more expires. In days. */
const holdsDays = 360

/** Whom to tell of a security hole: the firm’s own address, renewed by each build. */
const securityTxt = ({ company, origin, today }: Site): string =>
  `${[
    `Contact: mailto:${company.email}`,
    `Expires: ${addDays(today, holdsDays)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ].join('\n')}\n`

/** Contents of glossary.json: each term’s plain meaning by its id, for the notes beside terms in prose. */
export const glossaryNotes = ({ prose }: Site): Record<string, { term: string; plain: string; see?: string }> =>
  Object.fromEntries(
    [...prose.glossary.values()].map(({ id, term, plain, see }) => [
      id,
      { term, plain: plainText(plain, prose), ...(see ? { see } : {}) },
    ]),
  )

export function sitemapXml(site: Site): string {
  const urls = indexedEntries(site).map(
    ({ path, modified }) => `<url><loc>${escapeXml(site.origin + path)}</loc><lastmod>${modified}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Every page may be read; the list of pages is named. */
export const robotsTxt = (site: Site): string => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`

/** A page that sends the browser on, for hosts that answer redirects with a file. */
export function redirectHtml(site: Site, to: string): string {
  const page = site.byPath.get(to)?.title ?? to
  const words = site.pageParts?.moved
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
${policyTags(site)}
<title>${escapeXml(words ? fillIn(words.title, { page }) : page)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeXml(site.origin + to)}">
<meta http-equiv="refresh" content="0; url=${escapeXml(to)}">
</head>
<body>
<main>
<h1>${escapeXml(words?.says ?? page)}</h1>
<p><a href="${escapeXml(to)}">${escapeXml(page)}</a></p>
</main>
</body>
</html>
`
}

const mostChanges = 60

/** An Atom feed of what has changed, newest first: each value that took effect, with a page that prints it, and each change that a page notes. */
export function feedXml(site: Site): string {
  const words = site.pageParts?.feed
  const items = [...valueItems(site), ...pageItems(site)]
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, mostChanges)
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

function valueItems(site: Site) {
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

const pageItems = (site: Site) =>
  pageChanges(site).map(({ day, entry, what }) => ({
    id: `${entry.path}#changed`,
    day,
    title: entry.title,
    path: entry.path,
    summary: plainText(what, site.prose),
  }))
