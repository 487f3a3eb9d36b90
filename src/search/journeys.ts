import type { SearchJourney } from '../content/search/schema.ts'
import { find, type Result } from './find.ts'
import type { SearchIndex } from './openIndex.ts'

/** A question, and where the first page that answers it stands: 1 for the first result, 0 for none. */
export type Walked = { journey: SearchJourney; place: number; results: readonly Result[] }

/** How well questions find their pages. */
export type Precision = { questions: number; at1: number; at3: number; meanReciprocalRank: number }

/** The results of a question, each page once: an answer stands for the page that says more. */
export const pagesFound = (results: readonly Result[]): Result[] =>
  [...new Map(results.toReversed().map((result) => [result.document.path, result])).values()].reverse()

/** Asks every question. */
export const walkJourneys = (journeys: readonly SearchJourney[], index: SearchIndex): Walked[] =>
  journeys.map((journey) => {
    const results = pagesFound(find(journey.asks, index).results)
    const place = results.findIndex(({ document }) => journey.finds.includes(document.path)) + 1
    return { journey, place, results }
  })

/** The share of questions whose page comes first, and among the first three, and the mean of 1 / its place. */
export function precisionOf(walked: readonly Walked[]): Precision {
  const share = (has: (one: Walked) => number) =>
    walked.reduce((total, one) => total + has(one), 0) / Math.max(1, walked.length)
  return {
    questions: walked.length,
    at1: share(({ place }) => (place === 1 ? 1 : 0)),
    at3: share(({ place }) => (place >= 1 && place <= 3 ? 1 : 0)),
    meanReciprocalRank: share(({ place }) => (place === 0 ? 0 : 1 / place)),
  }
}
