import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'

const searchFile = 'content/search.yaml'
const journeysFile = 'content/search-journeys.yaml'

/** Pages, brands, facts and topics that the search is told of exist. */
export function checkSearch(draft: Draft): Problem[] {
  const { site } = draft
  const { search } = site
  const pages = [...site.byPath.keys()]
  const page = (file: string, path: string, at: YamlPath) =>
    unknown(draft, file, at, 'unknown-page', 'page', path, pages, 'use the address of a page in site.manifest.yaml')
  return [
    ...site.searchJourneys.flatMap(({ finds }, index) =>
      finds.flatMap((path, which) => page(journeysFile, path, [index, 'finds', which])),
    ),
    ...(search
      ? [
          ...page(searchFile, search.words.ask.page, ['words', 'ask', 'page']),
          ...Object.keys(search.pages).flatMap((path) => page(searchFile, path, ['pages', path])),
          ...Object.keys(search.models).flatMap((slug) =>
            unknown(
              draft,
              searchFile,
              ['models', slug],
              'unknown-brand',
              'brand',
              slug,
              [...site.brands.keys()],
              'use the slug of a brand page',
            ),
          ),
          ...search.answers.flatMap((answer, index) => [
            ...page(searchFile, answer.page, ['answers', index, 'page']),
            ...unknown(
              draft,
              searchFile,
              ['answers', index, 'fact'],
              'unknown-fact',
              'fact',
              answer.fact,
              [...site.facts.keys()],
              'use the id of a fact in content/facts',
            ),
            ...unknown(
              draft,
              searchFile,
              ['answers', index, 'topic'],
              'unknown-topic',
              'topic',
              answer.topic,
              Object.keys(site.prose.standing.topics),
              'use a topic of content/standing.yaml',
            ),
          ]),
        ]
      : []),
  ]
}

/** The fault of a name that none of those known is. */
function unknown(
  { sources, faulty }: Draft,
  file: string,
  at: YamlPath,
  rule: string,
  what: string,
  name: string | undefined,
  known: readonly string[],
  fix: string,
): Problem[] {
  const source = sources.get(file)
  // What cannot be read elsewhere is not missing, and is spoken of there.
  if (!source || name === undefined || known.includes(name) || faulty.size > 0) return []
  return [problemAt(source.placeAt(at), rule, `there is no ${what} "${name}"`, didYouMean(name, known, fix))]
}
