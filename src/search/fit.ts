import type { Result } from './find.ts'
import type { Meant } from './understand.ts'

/** What tells a question that the site can answer from one about something else, each from 0 to 1. */
export type Signs = {
  /** The share of the question that the first three results have where someone put it to be found, the rarest words counting most. */
  cover: number
  /** How like it is to the likeliest question that one of them answers. */
  likeness: number
  /** The share of it that the site does not know. */
  unknown: number
  /** Whether it names a lender or a make. */
  named: number
  /** Whether one of its words is of a subject that the site has nothing on. */
  elsewhere: number
}

/** How many results are looked at: who finds nothing among them thinks there is nothing. */
const looked = 3

/** What a term counts for that stands in a page’s running words alone. */
const inPassing = 0.35

const chosen: ReadonlySet<string> = new Set(['names', 'asks', 'title', 'headings'])

/** The signs of a question, by what it was taken to mean and what was found first. */
export function signsOf(
  meant: readonly Meant[],
  results: readonly Result[],
  rarity: (term: string) => number,
  knows: (term: string) => boolean,
  elsewhere: number,
): Signs {
  const asked = meant.filter((one) => one.asked)
  const first = results.slice(0, looked)
  const share = (of: (one: Meant) => number): number => {
    const whole = asked.reduce((total, { term }) => total + rarity(term), 0)
    return whole === 0 ? 0 : asked.reduce((total, one) => total + rarity(one.term) * of(one), 0) / whole
  }
  const places = (term: string) =>
    first.flatMap(({ because }) => because.filter((one) => one.term === term).flatMap((one) => one.in))
  return {
    cover: share(({ term, weight }) => {
      const all = places(term)
      return all.length === 0 ? 0 : weight * (all.some((place) => chosen.has(place)) ? 1 : inPassing)
    }),
    likeness: Math.max(0, ...first.map((one) => one.likeness)),
    unknown: share(({ term }) => (knows(term) ? 0 : 1)),
    named: asked.some(({ term }) => places(term).includes('names')) ? 1 : 0,
    elsewhere,
  }
}
