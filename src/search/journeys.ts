import type { SearchJourney } from '../content/search/schema.ts'
import { find, type SearchOutcome, type SearchResult } from './find.ts'
import type { SearchIndex } from './openIndex.ts'

/** A question and the rank of the first page that answers it: 1 is the first result, 0 none. */
export type Walked = { journey: SearchJourney; place: number; results: readonly SearchResult[]; found: SearchOutcome }

/** List the result pages, each once: an answer counts as the page that says more. */
export const pagesFound = (results: readonly SearchResult[]): SearchResult[] =>
  [...new Map(results.toReversed().map((result) => [result.document.path, result])).values()].reverse()

export const isOurs = ({ finds }: SearchJourney): boolean => finds.length > 0

export const walkJourneys = (journeys: readonly SearchJourney[], index: SearchIndex): Walked[] =>
  journeys.map((journey) => {
    const found = find(journey.asks, index)
    const results = pagesFound(found.results)
    const place = results.findIndex(({ document }) => journey.finds.includes(document.path)) + 1
    return { journey, place, results, found }
  })

/** Check whether a question failed: its page is not in the first three or, for one about something else, no notice says so. */
export const isLost = ({ journey, place, results, found }: Walked): boolean =>
  isOurs(journey) ? place < 1 || place > 3 : results.length > 0 && !found.weak
