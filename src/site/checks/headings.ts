import { kindOf } from '../../content/kinds.ts'
import { headingId } from '../../content/prose/headings.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'

/** A heading in an article has a fragment of its own: none of the parts that the template puts around the article has it too. */
export const checkHeadings = (draft: Draft): Problem[] =>
  draft.entries.flatMap(({ entry: { article, page }, prose }) => {
    const { parts = [] } = kindOf(page)
    const body = prose.find(({ part }) => part === 'body')
    if (!article || !body) return []
    return [...article.body.matchAll(/^#{2,6}[ \t]+(.+)$/gm)].flatMap(({ index, 1: words = '' }) => {
      const id = headingId(words)
      return parts.includes(id)
        ? [
            problemAt(
              body.source.placeOf(body.start + index),
              'heading-of-part',
              `the heading "${words.trim()}" has the fragment #${id}, which the page’s own part has too`,
              'word it otherwise',
            ),
          ]
        : []
    })
  })
