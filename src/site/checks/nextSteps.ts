import { kindOf } from '../../content/kinds.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { analysisOf } from '../analysisOf.ts'
import type { Draft } from '../draft.ts'

/** A guide of fewer words is read to its end, where its next pages stand. */
const longGuide = 750

/** A section of fewer words says one thing, and the next heading is in sight. */
const longSection = 80

/** Nobody reads a long guide to its end: each long section of one says what to do before the next begins. */
export function checkNextSteps(draft: Draft): Problem[] {
  return draft.entries.flatMap(({ entry: { article, page }, prose }) => {
    const body = prose.find(({ part }) => part === 'body')
    if (!kindOf(page).nextSteps || !article || !body) return []
    const { sections } = analysisOf(draft, article)
    if (sections.reduce((sum, { words }) => sum + words, 0) < longGuide) return []
    const lines = article.body.split('\n')
    return sections
      .filter(({ words, endsInStep }) => words >= longSection && !endsInStep)
      .map(({ heading, line }) =>
        problemAt(
          body.source.placeOf(body.start + lines.slice(0, line).join('\n').length + Math.min(line, 1)),
          'no-next-step',
          `the section “${heading}” of a long guide does not end with what to do`,
          'end it with {% next %}, a sentence with a link, and {% /next %}, each on a line of its own',
        ),
      )
  })
}
