import { type BodyAnalysis, analyseBody } from '../content/prose/analyseBody.ts'
import { oncePer } from '../content/memoize.ts'
import type { Prose } from '../content/prose/prose.ts'
import type { Draft } from './draft.ts'
import type { Article } from '../content/articles/readArticle.ts'

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
