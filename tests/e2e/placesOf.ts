const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** The kinds of place in a page’s HTML: each element with its classes, role and type, in the element around it. */
export function placesIn(html: string): ReadonlySet<string> {
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
export function coverOf(pages: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
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
