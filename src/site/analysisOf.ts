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
  const article = bodiesOf(draft).get(words)
  return article && analysisOf(draft, article)
}

/** The bodies among the prose of a site, and the pages they are of. Several checks ask for them. */
const bodiesOf = oncePer(
  ({ entries }: Draft) =>
    new Map(
      entries.flatMap(({ entry: { article }, prose }) =>
        prose.flatMap((words) => (article && words.part === 'body' ? [[words, article] as const] : [])),
      ),
    ),
)
