import { kindOf } from '../../content/kinds.ts'
import { placeIn, rawText } from '../../content/prose/prose.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { analysisOf, articlesIn, faultsByFile } from '../keptFindings.ts'
import { onlyWords, phraseFinder } from '../phrasesIn.ts'

/** Pages can be read by someone in a hurry; legal pages say the same in a box on top. */
export function checkReadability(draft: Draft): Problem[] {
  return articlesIn(draft).flatMap(({ article, body, entry: { page } }) => {
    const fault = (rule: string, what: string, fix: string) => [
      problemAt(body.source.placeOf(body.start), rule, what, fix),
    ]
    const { reading: limit } = kindOf(page)
    if (limit === 'summary') {
      return /^\s*\{%\s*callout/.test(article.body)
        ? []
        : fault(
            'no-summary',
            'this legal page does not start with a plain summary',
            'start it with {% callout %}…{% /callout %} in plain words',
          )
    }
    const { grade } = analysisOf(draft, article)
    if (limit === undefined || grade === null || grade <= limit) return []
    return fault(
      'hard-to-read',
      `the reading grade is ${grade.toFixed(1)}; the most for a ${page.kind} page is ${limit}`,
      'shorten the longest sentences and use plainer words',
    )
  })
}

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
