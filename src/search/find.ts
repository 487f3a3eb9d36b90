import { type Group, groupOf, type ResultKind, type SearchDocument, type Section } from './document.ts'
import { fieldWeights, type SearchIndex } from './searchIndex.ts'
import { termsOf } from './terms.ts'
import { type Meant, understand } from './understand.ts'

/** A result, and why it stands where it does. */
export type Result = {
  document: SearchDocument
  /** The part of the page that fits best; absent where the page as a whole does. */
  section?: Section
  score: number
  /** The share of what was asked that it has, from 0 to 1, where rare words count for more. */
  covers: number
  /** How like what was asked is to the likeliest question that it answers, from 0 to 1. */
  likeness: number
  /** The terms it has, and the fields they stand in. */
  because: readonly { term: string; typed: string; in: readonly string[] }[]
}

export type Found = {
  /** What the words were taken to mean. */
  meant: readonly Meant[]
  /** An answer, if there is one, and then every page once, the likeliest first. */
  results: readonly Result[]
}

const ranking = {
  boost: fieldWeights,
  combineWith: 'OR',
  // Pages with many headings or names are not worse for it.
  bm25: { k: 1.2, b: 0.35, d: 0.3 },
} as const

/** Pages on this site itself are seldom what someone with a question looks for. */
const kindWeights: Partial<Record<ResultKind, number>> = { home: 0.6, legal: 0.75, company: 0.85 }

/** How much a question that someone has asked in much the same words counts for a page. */
const likenessWeight = 2

/** What a result still counts for that has next to nothing of what was asked. */
const leastForCover = 0.25

/** An answer stands first only if it is to nearly the same question. */
const answerLikeness = 0.6

/** The most results anyone is shown. */
const most = 20

/** A page this much weaker than the best has some word in common with what was asked, and no more. */
const weakest = 0.03

/** What typed words find. Runs in a browser and in the scripts alike, so that there is one ranking. */
export function find(typed: string, index: SearchIndex): Found {
  const meant = understand(typed, index)
  if (meant.length === 0) return { meant, results: [] }
  const weights = new Map(meant.map(({ term, weight }) => [term, weight]))
  const { rarity } = index
  const asked = meant.filter((one) => one.asked)
  const sought = new Map(asked.map(({ term, weight }) => [term, weight * rarity(term)]))
  const whole = sum([...sought.values()])
  const hits = index.mini
    .search([...weights.keys()].join(' '), { ...ranking, boostTerm: (term) => weights.get(term) ?? 1 })
    .map((hit): Result => {
      const document = index.documents[hit.id as number] as SearchDocument
      const has = meant.filter(({ term }) => term in hit.match)
      const covers = whole === 0 ? 1 : sum(has.map(({ term, weight }) => weight * rarity(term))) / whole
      const cover = Math.min(1, covers)
      const like = likeness(sought, whole, index.asks[hit.id as number] ?? [])
      return {
        document,
        covers: cover,
        likeness: like,
        score:
          hit.score *
          (1 + likenessWeight * like ** 2) *
          (leastForCover + (1 - leastForCover) * cover) *
          (kindWeights[document.kind] ?? 1),
        because: has.map(({ term, typed: by }) => ({ term, typed: by, in: hit.match[term] ?? [] })),
      }
    })
    .sort((a, b) => b.score - a.score)
  const answer = hits
    .filter(({ document, likeness: like }) => document.kind === 'answer' && like >= answerLikeness)
    .reduce<Result | undefined>((best, one) => (best && best.likeness >= one.likeness ? best : one), undefined)
  const pages = hits
    .filter(({ document }) => document.kind !== 'answer')
    .map((hit) => (hit.document.path === answer?.document.path ? { ...hit, score: hit.score + answer.score / 2 } : hit))
    .sort((a, b) => b.score - a.score)
  const least = weakest * (pages[0]?.score ?? 0)
  return {
    meant,
    results: [
      ...(answer ? [answer] : []),
      ...pages
        .filter(({ score }) => score >= least)
        .slice(0, most)
        .map((page) => withSection(page, meant, index)),
    ],
  }
}

/** How like a question is to the likeliest of those that a page answers: the terms they share among all of both, from 0 to 1. */
function likeness(sought: ReadonlyMap<string, number>, whole: number, asks: SearchIndex['asks'][number]): number {
  return Math.max(
    0,
    ...asks.map(({ terms, weight }) => {
      const shared = sum(terms.map((term) => sought.get(term) ?? 0))
      return shared === 0 ? 0 : shared / (whole + weight - shared)
    }),
  )
}

/** The part of a page that has most of what was asked, if it has more than the page’s title and description do. */
function withSection(result: Result, meant: readonly Meant[], index: SearchIndex): Result {
  const { document } = result
  const { rarity } = index
  const worth = (heading: string, text: string): number => {
    const [inHeading, inText] = [heading, text].map((words) => new Set(termsKept(words, index)))
    return sum(
      meant.map(({ term, weight }) =>
        inHeading?.has(term) ? 2 * weight * rarity(term) : inText?.has(term) ? weight * rarity(term) : 0,
      ),
    )
  }
  let [best, most]: [Section | undefined, number] = [undefined, worth(document.title, document.about)]
  for (const section of document.sections) {
    const own = worth(section.heading, section.text)
    if (own > most) [best, most] = [section, own]
  }
  return best ? { ...result, section: best } : result
}

/** The terms of a passage, read once: each keystroke looks at the same ones. */
function termsKept(text: string, { reading }: SearchIndex): readonly string[] {
  const kept = read.get(reading) ?? new Map<string, readonly string[]>()
  read.set(reading, kept)
  const known = kept.get(text)
  if (known) return known
  const terms = termsOf(text, reading)
  kept.set(text, terms)
  return terms
}
const read = new WeakMap<object, Map<string, readonly string[]>>()

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Results by what one can do with them: an answer first, then the group with the likeliest result. */
export const grouped = (results: readonly Result[]): [Group, Result[]][] => [
  ...Map.groupBy(results, ({ document }) => groupOf(document.kind)),
]

/** The addresses of pages that have something of every word typed: for a list that shortens as one types. */
export function fitting(typed: string, index: SearchIndex): ReadonlySet<string> {
  const meant = understand(typed, index)
  const words = [...Map.groupBy(meant, (one) => one.typed).values()]
  const hits = index.mini.search(meant.map(({ term }) => term).join(' '), { combineWith: 'OR' })
  return new Set(
    hits
      .filter(({ match }) => words.every((ways) => ways.some(({ term }) => term in match)))
      .flatMap(({ id }) => index.documents[id as number]?.path ?? []),
  )
}
