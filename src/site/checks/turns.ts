import { type Prose, placeIn, proseAt, rawText } from '../../content/prose/prose.ts'
import { wordsAt } from '../../content/words/readWords.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../faultsByFile.ts'
import { phraseFinder } from '../phrasesIn.ts'
import { onlyWords } from '../words.ts'

/** Refuse turns of phrase that nobody would say aloud, as content/turns.yaml lists them. */
export function checkTurns(draft: Draft): Problem[] {
  const find = phraseFinder(draft.turns)
  const prose = [...draft.prose, ...draft.proseOfFacts, ...furtherWords(draft)]
  return faultsByFile(draft, 'turns', draft.turns, prose, (words) =>
    find(onlyWords(rawText(words))).map(({ text, offset, instead }) =>
      problemAt(placeIn(words, offset), 'turn', `"${text}" isn’t how people talk`, `write ${instead}`),
    ),
  )
}

/** List the prose that no other check reads: the menus, and the words of the search. */
const furtherWords = ({ manifest, sources, site }: Draft): Prose[] => [
  ...proseAt(manifest.source, wordsAt(manifest.value.menus, ['menus'])),
  ...[sources.get('content/search.yaml')].flatMap((source) =>
    source ? proseAt(source, wordsAt(site.search?.words, ['words'])) : [],
  ),
]
