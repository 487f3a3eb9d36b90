import { costs, decide } from '../deciding/decide.ts'
import { learnedFit } from './learned.ts'
import type { SearchIndex } from './openIndex.ts'
import { rarityOf } from './searchFile.ts'
import { manyOf } from './terms.ts'
import type { Meant } from './understand.ts'

/** Features that tell a question that the site can answer from one about something else, each from 0 to 1. */
export type FitSigns = {
  /** Largest share of the question in one of the first three results. Rare words count for more, words only in running text less (`inPassing`). */
  cover: number
  /** Its likeness to the likeliest question that one of them answers. */
  likeness: number
  /** Share of its words that the site does not know. */
  unknown: number
  /** Number of its words, up to two, about subjects that the site has nothing on. */
  elsewhere: number
  /** The same of the site’s own subject. */
  own: number
}

/** Features of a result: its likeness to the question, and the fields of each matched term. */
type Looked = { likeness: number; because: readonly { term: string; in: readonly string[] }[] }

/** Number of results looked at: people who find nothing among them think there is nothing. */
const looked = 3

/** Weight of a term in a page’s running words alone. */
const inPassing = 0.35

const chosen: ReadonlySet<string> = new Set(['names', 'asks', 'title', 'headings'])

/** The signs of a question, by what it was taken to mean and what was found first. */
export function signsOf(
  meant: readonly Meant[],
  results: readonly Looked[],
  typed: string,
  { known, reading, kinds }: SearchIndex,
): FitSigns {
  const rarity = (term: string) => rarityOf(known.get(term) ?? 0, kinds.length)
  const upToTwo = (many: number) => Math.min(2, many) / 2
  const asked = meant.filter((one) => one.asked)
  const first = results.slice(0, looked)
  const share = (of: (one: Meant) => number): number => {
    const whole = asked.reduce((total, { term }) => total + rarity(term), 0)
    return whole === 0 ? 0 : asked.reduce((total, one) => total + rarity(one.term) * of(one), 0) / whole
  }
  const has =
    ({ because }: Looked) =>
    ({ term, weight }: Meant): number => {
      const places = because.find((one) => one.term === term)?.in ?? []
      return places.length === 0 ? 0 : weight * (places.some((place) => chosen.has(place)) ? 1 : inPassing)
    }
  return {
    cover: Math.max(0, ...first.map((result) => share(has(result)))),
    likeness: Math.max(0, ...first.map((result) => result.likeness)),
    unknown: share(({ term }) => (known.has(term) ? 0 : 1)),
    elsewhere: upToTwo(manyOf('Elsewhere', typed, reading)),
    own: upToTwo(manyOf('Own', typed, reading)),
  }
}

export const signNames = ['cover', 'likeness', 'unknown', 'elsewhere', 'own'] as const satisfies (keyof FitSigns)[]

/** Return the likelihood that the site can answer a question with these signs. */
export const likelihoodOf = (signs: FitSigns, { bias, weights }: typeof learnedFit = learnedFit): number =>
  1 / (1 + Math.exp(-signNames.reduce((sum, name) => sum + signs[name] * weights[name], bias)))

/** Cost of showing results to someone who asked about something else: a third more than of telling someone wrongly that nothing fits. */
const wrongIfUnknown = 1.3 * costs.cannotTell

/** Check whether the results should be shown below a notice that nothing fits well. */
export const isDoubtful = (likelihood: number): boolean =>
  decide([{ kind: 'fits', probability: likelihood }], {
    wrong: () => 0,
    wrongIfUnknown: () => wrongIfUnknown,
    canAsk: () => false,
  }).does === 'abstain'
