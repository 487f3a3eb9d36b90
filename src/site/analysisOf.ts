import { type BodyAnalysis, analyseBody } from '../content/prose/analyseBody.ts'
import { type AdvertisingFault, advertisingIn } from './advertisingIn.ts'
import { type LooseFigure, looseFiguresIn } from './looseFiguresIn.ts'
import type { Prose } from '../content/prose/prose.ts'
import type { Draft } from './draft.ts'
import type { Article } from '../content/articles/readArticle.ts'

/** All that the checks want to know of a page’s words. Plain data, so that it can be kept from one build to the next. */
export type PageAnalysis = BodyAnalysis & { figures: readonly LooseFigure[]; advertising: readonly AdvertisingFault[] }

/** Analysis of a page’s words. They are read again only when they, or anything they draw on, have changed. */
export function analysisOf({ textCache, site }: Draft, { file, body, bodyKey }: Article): PageAnalysis {
  const fees = site.pageParts?.pages.fees
  return textCache.getOrCompute(`words of ${file}`, `${site.proseKey} ${fees} ${bodyKey}`, () => ({
    ...analyseBody(body, site.prose),
    figures: looseFiguresIn(body),
    advertising: advertisingIn(body, fees),
  }))
}

/** The same for prose that is the body of a page; undefined for any other. */
export function analysisOfBody(draft: Draft, words: Prose): PageAnalysis | undefined {
  const article = bodiesOf(draft).get(words)
  return article && analysisOf(draft, article)
}

/** The bodies among the prose of a site, and the pages they are of. */
function bodiesOf(draft: Draft): ReadonlyMap<Prose, Article> {
  const bodies =
    found.get(draft) ??
    new Map(
      draft.entries.flatMap(({ entry: { article }, prose }) =>
        prose.flatMap((words) => (article && words.part === 'body' ? [[words, article] as const] : [])),
      ),
    )
  found.set(draft, bodies)
  return bodies
}

// Several checks ask for them.
const found = new WeakMap<Draft, ReadonlyMap<Prose, Article>>()
