import { fingerprintOf } from '../../content/reading/folder.ts'
import { TextCache } from '../../content/reading/textCache.ts'
import type { FoundBy } from '../../search/document.ts'
import { kindOf, kinds, type PageKind } from '../../content/kinds.ts'
import type { Site } from '../site.ts'
import { find } from '../../search/find.ts'
import { isLost, isOurs, walkJourneys } from '../../search/journeys.ts'
import { openIndex } from '../../search/openIndex.ts'
import { documentsOf } from './documentsOf.ts'
import { siteSearch, type SiteSearch } from './siteSearch.ts'

/** Notes on the search for an editor, one a line: questions that no longer find their page, and pages that no plain question finds. None of it is a fault. */
export function searchNotes(site: Site, texts = new TextCache()): string[] {
  const made = siteSearch(site, texts)
  if (!made) return []
  const documents = documentsOf(site, texts)
  const key = fingerprintOf(JSON.stringify([made, documents, site.search, site.searchJourneys]))
  return texts.getOrCompute('notes on the search', key, () => notesOn(site, made, documents))
}

function notesOn(site: Site, made: SiteSearch, documents: readonly FoundBy[]): string[] {
  const index = openIndex(made.data, made.others)
  const lost = walkJourneys(site.searchJourneys.filter(isOurs), index).filter(isLost)
  const finds = (question: string, path: string) =>
    find(question, index)
      .results.slice(0, 3)
      .some(({ document }) => document.path === path)
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
