import type { Article } from '../content/articles/readArticle.ts'
import { oncePer } from '../content/memoize.ts'
import { analyseBody, type BodyAnalysis } from '../content/prose/analyseBody.ts'
import { type Prose, type ProseFault, problemsIn, rawText } from '../content/prose/prose.ts'
import { fingerprintOf, textKey } from '../content/reading/folder.ts'
import type { Problem } from '../problems/problem.ts'
import type { Draft } from './draft.ts'

/** Check stretches of prose, file by file. A file is checked again only when its text has changed, or `by`, which is all else the check goes by. */
export function faultsByFile(
  { textCache }: Draft,
  check: string,
  by: unknown,
  prose: readonly Prose[],
  faultsIn: (raw: string, words: Prose) => ProseFault[],
): Problem[] {
  const rule = fingerprintOf(JSON.stringify([by]))
  const found = new Map<Prose, readonly Problem[]>()
  for (const [file, own] of Map.groupBy(prose, ({ source }) => source.file)) {
    const key = fingerprintOf([rule, ...own.map(stretchKey)].join(' '))
    const faults = textCache.getOrCompute(`${check} in ${file}`, key, () =>
      own.map((words) => problemsIn(words, faultsIn(rawText(words), words))),
    )
    for (const [at, words] of own.entries()) found.set(words, faults[at] ?? [])
  }
  return prose.flatMap((words) => found.get(words) ?? [])
}

/** A stretch of prose and its text, in few letters. Each check asks for them. */
const stretchKey = oncePer(({ source, ...stretch }: Prose) => JSON.stringify([stretch, textKey(source)]))

/** Analysis of a page’s words. They are read again only when they, or anything they draw on, have changed. */
export const analysisOf = ({ textCache, site }: Draft, { file, body, bodyKey }: Article): BodyAnalysis =>
  textCache.getOrCompute(`words of ${file}`, `${site.proseKey} ${bodyKey}`, () => analyseBody(body, site.prose))

/** The same for prose that is the body of a page; undefined for any other. */
export function analysisOfBody(draft: Draft, words: Prose): BodyAnalysis | undefined {
  const article = articleWithBody(draft).get(words)
  return article && analysisOf(draft, article)
}

/** The pages that have an article, with the body of each among the prose of the site. Several checks ask for them. */
export const articlesIn = oncePer(({ entries }: Draft) =>
  entries.flatMap((read) => {
    const { article } = read.entry
    const body = read.prose.find(({ part }) => part === 'body')
    return article && body ? [{ ...read, article, body }] : []
  }),
)

const articleWithBody = oncePer(
  (draft: Draft) => new Map(articlesIn(draft).map(({ article, body }) => [body, article])),
)
