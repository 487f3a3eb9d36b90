import type { SearchJourney } from '../content/search/schema.ts'
import { find, type SearchOutcome, type SearchResult } from './find.ts'
import type { SearchIndex } from './openIndex.ts'

/** A question and the rank of the first page that answers it: 1 is the first result, 0 none. */
export type Walked = { journey: SearchJourney; place: number; results: readonly SearchResult[]; found: SearchOutcome }

/** Measures of how well questions find their pages, and whether those about other things are told that nothing fits. */
export type Precision = {
  questions: number
  at1: number
  at3: number
  meanReciprocalRank: number
  /** Of the questions that the site answers: the share that is told nothing fits. */
  weakWrongly: number
  /** Questions about other things, and the share of them that is told so. */
  others: number
  othersTold: number
}

/** List the result pages, each once: an answer counts as the page that says more. */
export const pagesFound = (results: readonly SearchResult[]): SearchResult[] =>
  [...new Map(results.toReversed().map((result) => [result.document.path, result])).values()].reverse()

/** Check whether a question is one that the site answers. */
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

export function precisionOf(walked: readonly Walked[]): Precision {
  const ours = walked.filter(({ journey }) => isOurs(journey))
  const others = walked.filter(({ journey }) => !isOurs(journey))
  const share = (of: readonly Walked[], has: (one: Walked) => number) =>
    of.reduce((total, one) => total + has(one), 0) / Math.max(1, of.length)
  return {
    questions: ours.length,
    at1: share(ours, ({ place }) => (place === 1 ? 1 : 0)),
    at3: share(ours, ({ place }) => (place >= 1 && place <= 3 ? 1 : 0)),
    meanReciprocalRank: share(ours, ({ place }) => (place === 0 ? 0 : 1 / place)),
    weakWrongly: share(ours, ({ found }) => (found.weak ? 1 : 0)),
    others: others.length,
    othersTold: share(others, (one) => (isLost(one) ? 0 : 1)),
  }
}
