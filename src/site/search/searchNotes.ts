import { kindOf, kinds, type PageKind } from '../../content/kinds.ts'
import type { Site } from '../site.ts'
import { find } from '../../search/find.ts'
import { isLost, isOurs, walkJourneys } from '../../search/journeys.ts'
import { openIndex } from '../../search/openIndex.ts'
import { documentsOf } from './documentsOf.ts'
import { siteSearch } from './siteSearch.ts'

/** Notes on the search for an editor, one a line: questions that no longer find their page, and pages that no plain question finds. None of it is a fault. */
export function searchNotes(site: Site): string[] {
  const made = siteSearch(site)
  if (!made) return []
  const index = openIndex(made.data, made.others)
  const lost = walkJourneys(site.searchJourneys, index).filter((one) => isLost(one) && isOurs(one.journey))
  const finds = (question: string, path: string) =>
    find(question, index)
      .results.slice(0, 3)
      .some(({ document }) => document.path === path)
  const documents = documentsOf(site)
  const unfound = documents.filter(
    ({ kind, path, title }) =>
      kind !== 'answer' && ![title, ...(site.search?.pages[path] ?? [])].some((question) => finds(question, path)),
  )
  const unasked = documents.filter(
    ({ kind, asks, path }) =>
      kind in kinds && kindOf({ kind: kind as PageKind }).search?.asked && asks.length === 0 && path !== '/',
  )
  return [
    ...lost.map(
      ({ journey, results }) =>
        `“${journey.asks}” does not find ${journey.finds.join(' or ')} among its first three: ${results
          .slice(0, 3)
          .map(({ document }) => document.path)
          .join(', ')}`,
    ),
    ...unfound.map(({ path, title }) => `no question finds ${path}, not even its title: “${title}”`),
    ...unasked.map(({ path }) => `content/search.yaml does not say how people ask for ${path}`),
  ]
}
