import { type SourcePosition, type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { meantSlug } from './families.ts'

/** No two pages have the same title or description. */
export function checkTitles(draft: Draft): Problem[] {
  // A page with another page’s file has its title too, and that is said of the file, or of the slug that names it.
  const named = draft.entries.filter(({ entry: { page } }) => meantSlug(page, draft) === undefined)
  const firstWith = new Map(named.toReversed().map((read) => [read.entry.article?.file, read]))
  const entries = named.filter((read) => !read.entry.article || firstWith.get(read.entry.article.file) === read)
  return [
    ...shared(
      'title',
      entries.map(({ entry, placeOf }) => ({
        text: entry.title,
        path: entry.path,
        place: () => placeOf(entry.brand ? 'brandName' : 'title'),
      })),
    ),
    ...shared(
      'description',
      entries.map(({ entry, placeOf }) => ({
        text: entry.description,
        path: entry.path,
        place: () => placeOf(entry.brand ? 'metaDescription' : 'description'),
      })),
    ),
  ]
}

function shared(what: string, uses: readonly { text: string; path: string; place: () => SourcePosition }[]): Problem[] {
  const first = new Map<string, string>()
  return uses.flatMap(({ text, path, place }) => {
    const key = text.trim().toLowerCase()
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, path)
    return earlier === undefined
      ? []
      : [
          problemAt(
            place(),
            `same-${what}`,
            `the ${what} "${text}" is also that of ${earlier}`,
            `give ${path} a ${what} of its own`,
          ),
        ]
  })
}
