import { placeIn, rawText } from '../../content/prose/prose.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../faultsByFile.ts'
import { phraseFinder } from '../phrasesIn.ts'
import { onlyWords } from '../words.ts'

/** Refuse turns of phrase that nobody would say aloud, as content/turns.yaml lists them. */
export function checkTurns(draft: Draft): Problem[] {
  const find = phraseFinder(draft.turns)
  const prose = [...draft.prose, ...draft.proseOfFacts]
  return faultsByFile(draft, 'turns', draft.turns, prose, (words) =>
    find(onlyWords(rawText(words))).map(({ text, offset, instead }) =>
      problemAt(placeIn(words, offset), 'turn', `"${text}" isn’t how people talk`, `write ${instead}`),
    ),
  )
}
