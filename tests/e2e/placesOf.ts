import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtSite, htmlFiles } from './site.ts'

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** The kinds of place in a page’s HTML: each element with its classes, role and type, in the element around it. */
function placesIn(html: string): ReadonlySet<string> {
  const places = new Set<string>()
  const around: string[] = []
  const tags = /<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi
  for (const [, skipped, closes, tag = '', attributes = ''] of html.matchAll(tags)) {
    if (skipped) continue
    if (closes) {
      around.pop()
      continue
    }
    const [style, role, type] = ['class', 'role', 'type'].map(
      (name) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '',
    )
    const place = `${tag} ${style} ${role} ${type}`
    places.add(`${around.at(-1) ?? ''} > ${place}`)
    if (!empty.has(tag)) around.push(place)
  }
  return places
}

/** Few pages that together hold every kind of place: again and again the one with most of those that are left. */
function coverOf(pages: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const left = new Set([...pages.values()].flatMap((places) => [...places]))
  const cover = new Set<string>()
  const held = (places: ReadonlySet<string>) => [...places].filter((place) => left.has(place)).length
  while (left.size > 0) {
    const [path, places] = [...pages].reduce((most, page) => (held(page[1]) > held(most[1]) ? page : most))
    cover.add(path)
    for (const place of places) left.delete(place)
  }
  return cover
}

/** The address of every page that was built. An alias is the same page; a redirect is none. */
export const builtPaths = (): string[] =>
  htmlFiles()
    .map((file) =>
      `/${file.slice(builtSite.length + 1, -'.html'.length)}`
        .replace(/\/index$/, '/')
        .replace(/^\/404$/, '/no-such-page'),
    )
    .filter((path) => !['/privacy', '/terms', '/cookies', '/fca-role-in-pcp-claims'].includes(path))

/** The file of a page’s address. */
export const fileOf = (path: string): string =>
  join(builtSite, `${path.replace(/\/$/, '/index').replace(/^\/no-such-page$/, '/404')}.html`)

/** Few pages of the built site that together hold every kind of place. */
export const coverOfSite = (): ReadonlySet<string> =>
  coverOf(new Map(builtPaths().map((path) => [path, placesIn(readFileSync(fileOf(path), 'utf8'))])))
