import type { SearchContent } from '../../content/search/schema.ts'
import { didYouMean } from '../../problems/nearest.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { noFact, problemInFile } from './sharedCauses.ts'

const searchFile = 'content/search.yaml'

/** Facts that the search is told of exist, its lists of words hold together, and each list of entries has words. */
export function checkSearch(draft: Draft): Problem[] {
  const { site } = draft
  const { search } = site
  if (!search) return []
  return [
    ...ownElsewhere(draft, search),
    ...unnamedLists(draft, search),
    ...search.answers.flatMap(({ fact }, index) =>
      // With an unreadable file elsewhere, nothing counts as missing here.
      fact === undefined || site.facts.has(fact) || draft.faulty.size > 0
        ? []
        : problemInFile(
            draft,
            searchFile,
            ['answers', index, 'fact'],
            'unknown-fact',
            `there is no fact "${fact}"`,
            didYouMean(fact, site.facts.keys(), 'use the id of a fact in content/facts'),
            noFact(fact),
          ),
    ),
  ]
}

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
