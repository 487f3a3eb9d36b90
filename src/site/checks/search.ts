import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { SearchContent } from '../../content/search/schema.ts'
import type { Draft } from '../draft.ts'
import { noFact } from './sharedCauses.ts'

const searchFile = 'content/search.yaml'

/** Facts and topics that the search is told of exist. */
export function checkSearch(draft: Draft): Problem[] {
  const { site } = draft
  const { search } = site
  if (!search) return []
  return [
    ...ownElsewhere(draft, search),
    ...unnamedLists(draft, search),
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

/** Words of the site’s own subject among those of others. */
const ownElsewhere = ({ sources }: Draft, { elsewhere, own }: SearchContent): Problem[] =>
  elsewhere.flatMap((words, index) => {
    const source = sources.get(searchFile)
    return source && own.includes(words)
      ? problemAt(
          source.placeAt(['elsewhere', index]),
          'own-subject',
          `"${words}" is also among the words of the site’s own subject`,
          'take it out of elsewhere:, or out of own:',
        )
      : []
  })

/** Lists of entries whose box has no words. */
const unnamedLists = ({ manifest: { value }, sources }: Draft, { words }: SearchContent): Problem[] =>
  value.pages.flatMap((page) => {
    const source = sources.get(searchFile)
    return !source || !('of' in page) || words.filter.lists[page.of]
      ? []
      : problemAt(
          source.placeAt(['words', 'filter', 'lists']),
          'missing-words',
          `the list of ${page.of} has no words for its box`,
          `add ${page.of}: with label:, whole: and none:, as the other lists have`,
        )
  })

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
