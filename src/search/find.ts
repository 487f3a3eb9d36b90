import type { SearchWay } from '../content/search/schema.ts'
import { isDoubtful, likelihoodOf, signsOf } from './fit.ts'
import { type IndexedQuestion, type LookUp, lookUp, type SearchIndex } from './openIndex.ts'
import { cutQuestion } from './question.ts'
import { type Ranked, rank } from './rank.ts'
import type { SearchDocument, Section } from './searchFile.ts'
import { askingOf, groupBy } from './terms.ts'
import { type Meant, understand } from './understand.ts'

export type SearchResult = {
  document: SearchDocument
  group: SearchWay['group']
  /** The part of the page that fits best; absent if the whole page fits better. */
  section?: Section
  score: number
  /** Share of the question's words that it has, from 0 to 1; rare words count for more. */
  covers: number
  /** Likeness of the question to the closest one it answers, from 0 to 1. */
  likeness: number
  /** True if it is the answer to the question itself. */
  answers: boolean
  /** The terms it has, and the fields they stand in. */
  because: readonly { term: string; typed: string; in: readonly string[] }[]
}

export type SearchOutcome = {
  meant: readonly Meant[]
  /** An answer, if there is one, and then every page once, the likeliest first. */
  results: readonly SearchResult[]
  /** Likelihood that the site can answer the question, from 0 to 1. */
  likelihood: number
  /** True if nothing fits well: the question is more likely about something else, and the results are what there is. */
  weak: boolean
  /** Files to fetch before there can be results. None if the index is whole. */
  wants: readonly string[]
}

/** A document that matches some of the question's terms. */
type Hit = Omit<SearchResult, 'document' | 'section' | 'because'> & {
  id: number
  kind: string
  fields: Ranked['fields']
}

/** Weight of a page's likeness: how closely it answers a known question. */
const likenessWeight = 2

/** Least factor, for a result with next to nothing of the question. */
const leastForCover = 0.25

/** Largest share of the question that an answer may leave out and still be shown first. */
const answerBeside = 0.3

/** The most results anyone is shown. */
const most = 15

/** Least share of the best score: weaker pages only have some word in common with the question. */
const weakest = 0.03

/** Search for typed words. Runs in a browser and in the scripts alike, so that there is one ranking. */
export function find(question: string, index: SearchIndex): SearchOutcome {
  const { typed, meant, look, wants } = readQuestion(question, index)
  if (wants.size > 0) return { meant, results: [], likelihood: 0, weak: false, wants: [...wants] }
  const results = inOrder(hitsOf(typed, meant, index, look), index).flatMap((hit) => shown(hit, meant, index, look))
  if (wants.size > 0) return { meant, results: [], likelihood: 0, weak: false, wants: [...wants] }
  const likelihood = likelihoodOf(signsOf(meant, results, typed, index))
  return { meant, results, likelihood, weak: meant.length > 0 && isDoubtful(likelihood), wants: [] }
}

/** Read a question, as far as it is looked at: its terms, and the files to be fetched before all of them are known. */
function readQuestion(question: string, index: SearchIndex) {
  const typed = cutQuestion(question)
  const wants = new Set<string>()
  const look = lookUp(index, wants)
  const meant = understand(typed, index, look)
  for (const { term } of meant) look.knows(term)
  return { typed, meant, look, wants }
}

/** Find every document with something of the question, the best first. */
function hitsOf(typed: string, meant: readonly Meant[], index: SearchIndex, { rarity }: LookUp): Hit[] {
  const weights = new Map(meant.map(({ term, weight }) => [term, weight]))
  const asked = meant.filter((one) => one.asked)
  const sought = new Map(asked.map(({ term, weight }) => [term, weight * rarity(term)]))
  const whole = sum([...sought.values()])
  const asking = askingOf(typed, index.reading)
  const worths = meant.map(({ term, weight }) => [term, weight * rarity(term)] as const)
  return [...rank(weights, index)]
    .map(([id, hit]): Hit => {
      const kind = index.kinds[id] as string
      let has = 0
      for (const [term, worth] of worths) if (hit.fields.has(term)) has += worth
      const cover = whole === 0 ? 1 : Math.min(1, has / whole)
      const like = likeness(sought, whole, index.asks.get(id) ?? [])
      return {
        id,
        kind,
        group: index.data.ways[kind]?.group ?? 'read',
        covers: cover,
        likeness: like,
        answers:
          kind === 'answer' &&
          (index.asks.get(id) ?? []).some((ask) => ask.asking === asking && isAll(ask, sought, whole)),
        score:
          hit.score *
          (1 + likenessWeight * like ** 2) *
          (leastForCover + (1 - leastForCover) * cover) *
          (index.data.ways[kind]?.weight ?? 1),
        fields: hit.fields,
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** An answer, if there is one, and the pages that are shown. */
function inOrder(hits: readonly Hit[], index: SearchIndex): Hit[] {
  const answer = hits
    .filter(({ kind, answers }) => kind === 'answer' && answers)
    .reduce<Hit | undefined>((best, one) => (best && best.likeness >= one.likeness ? best : one), undefined)
  const saysMore = answer && index.data.answers[answer.id]
  const pages = hits
    .filter(({ kind }) => kind !== 'answer')
    .map((hit) => (answer && hit.id === saysMore ? { ...hit, score: hit.score + answer.score / 2 } : hit))
    .sort((a, b) => b.score - a.score)
  const least = weakest * (pages[0]?.score ?? 0)
  return [...(answer ? [answer] : []), ...pages.filter(({ score }) => score >= least).slice(0, most)]
}

/** Check whether the search asks all that a question does, and little else. */
const isAll = ({ terms, weight }: IndexedQuestion, sought: ReadonlyMap<string, number>, whole: number): boolean =>
  terms.length > 0 && terms.every((term) => sought.has(term)) && whole - weight <= answerBeside * whole

/** Return the likeness of a search to the closest question a page answers: shared terms over all terms of both, from 0 to 1. */
function likeness(sought: ReadonlyMap<string, number>, whole: number, asks: readonly IndexedQuestion[]): number {
  let most = 0
  for (const { terms, weight } of asks) {
    let shared = 0
    for (const term of terms) shared += sought.get(term) ?? 0
    if (shared > 0) most = Math.max(most, shared / (whole + weight - shared))
  }
  return most
}

/** Prepare a result: its document, and the part with most of the question, if that has more than title and description. */
function shown(
  { id, kind, fields, ...scores }: Hit,
  meant: readonly Meant[],
  index: SearchIndex,
  look: LookUp,
): SearchResult[] {
  const document = look.document(id)
  if (!document) return []
  const because = meant.flatMap(({ term, typed }) => {
    const found = fields.get(term)
    return found ? [{ term, typed, in: found }] : []
  })
  const hit = { ...scores, because }
  if (kind === 'answer') return [{ ...hit, document }]
  const worth = (heading: string, text: string): number => {
    const [inHeading, inText] = [index.termsIn(heading), index.termsIn(text)]
    return sum(
      meant.map(({ term, weight }) =>
        inHeading.has(term) ? 2 * weight * look.rarity(term) : inText.has(term) ? weight * look.rarity(term) : 0,
      ),
    )
  }
  let [section, most]: [Section | undefined, number] = [undefined, worth(document.title, document.about)]
  for (const part of document.sections) {
    const own = worth(part.heading, part.text)
    if (own > most) [section, most] = [part, own]
  }
  return [{ ...hit, document, ...(section && { section }) }]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Group results by what they are for: an answer first, then the group with the best result. */
export const grouped = (results: readonly SearchResult[]): [SearchWay['group'], SearchResult[]][] => [
  ...groupBy(results, ({ group }) => group),
]

/** Find lenders and makes that match every typed word, for a list that shortens as one types; and the files to fetch first. */
export function fitting(
  question: string,
  index: SearchIndex,
): { paths: ReadonlySet<string>; wants: readonly string[] } {
  const { meant, look, wants } = readQuestion(question, index)
  const words = [...groupBy(meant, (one) => one.typed).values()]
  const hits = [...rank(new Map(meant.map(({ term }) => [term, 1])), index)].filter(([id, { fields }]) => {
    const listed = index.data.ways[index.kinds[id] ?? '']?.filtered
    return listed === true && words.every((ways) => ways.some(({ term }) => fields.has(term)))
  })
  const paths = wants.size > 0 ? [] : hits.flatMap(([id]) => look.document(id)?.path ?? [])
  return { paths: new Set(paths), wants: [...wants] }
}
