import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { noFact } from './sharedCauses.ts'

const searchFile = 'content/search.yaml'

/** Brands, facts and topics that the search is told of exist. */
export function checkSearch(draft: Draft): Problem[] {
  const { site } = draft
  const { search } = site
  if (!search) return []
  return [
    ...Object.keys(search.models).flatMap((slug) =>
      unknown(
        draft,
        ['models', slug],
        'unknown-brand',
        'brand',
        slug,
        [...site.brands.keys()],
        'use the slug of a brand page',
      ),
    ),
    ...search.answers.flatMap((answer, index) => [
      ...unknown(
        draft,
        ['answers', index, 'fact'],
        'unknown-fact',
        'fact',
        answer.fact,
        [...site.facts.keys()],
        'use the id of a fact in content/facts',
      ),
      ...unknown(
        draft,
        ['answers', index, 'topic'],
        'unknown-topic',
        'topic',
        answer.topic,
        Object.keys(site.prose.standing.topics),
        'use a topic of content/standing.yaml',
      ),
    ]),
  ]
}

/** The fault of a name that none of those known is. */
function unknown(
  { sources, faulty }: Draft,
  at: YamlPath,
  rule: string,
  what: string,
  name: string | undefined,
  known: readonly string[],
  fix: string,
): Problem[] {
  const source = sources.get(searchFile)
  // What cannot be read elsewhere is not missing, and is spoken of there.
  if (!source || name === undefined || known.includes(name) || faulty.size > 0) return []
  return [
    problemAt(
      source.placeAt(at),
      rule,
      `there is no ${what} "${name}"`,
      didYouMean(name, known, fix),
      what === 'fact' ? noFact(name) : undefined,
    ),
  ]
}
