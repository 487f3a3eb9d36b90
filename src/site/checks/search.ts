import { didYouMean } from '../../problems/nearest.ts'
import type { Problem } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { SearchContent } from '../../content/search/schema.ts'
import type { Draft } from '../draft.ts'
import { problemInFile, noFact } from './sharedCauses.ts'

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
const ownElsewhere = (draft: Draft, { elsewhere, own }: SearchContent): Problem[] =>
  elsewhere.flatMap((words, index) =>
    own.includes(words)
      ? problemInFile(
          draft,
          searchFile,
          ['elsewhere', index],
          'own-subject',
          `"${words}" is also among the words of the site’s own subject`,
          'take it out of elsewhere:, or out of own:',
        )
      : [],
  )

/** Lists of entries whose box has no words. */
const unnamedLists = (draft: Draft, { words }: SearchContent): Problem[] =>
  draft.manifest.value.pages.flatMap((page) =>
    !('of' in page) || words.filter.lists[page.of]
      ? []
      : problemInFile(
          draft,
          searchFile,
          ['words', 'filter', 'lists'],
          'missing-words',
          `the list of ${page.of} has no words for its box`,
          `add ${page.of}: with label:, whole: and none:, as the other lists have`,
        ),
  )

/** The fault of a name that none of those known is. */
function unknown(
  draft: Draft,
  at: YamlPath,
  rule: string,
  what: string,
  name: string | undefined,
  known: readonly string[],
  fix: string,
): Problem[] {
  // What cannot be read elsewhere is not missing, and is spoken of there.
  if (name === undefined || known.includes(name) || draft.faulty.size > 0) return []
  return problemInFile(
    draft,
    searchFile,
    at,
    rule,
    `there is no ${what} "${name}"`,
    didYouMean(name, known, fix),
    what === 'fact' ? noFact(name) : undefined,
  )
}
