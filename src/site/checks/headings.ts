import { kindOf } from '../../content/kinds.ts'
import { headingId } from '../../content/prose/headings.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { articlesIn } from '../analysisOf.ts'
import type { Draft } from '../draft.ts'

/** A heading in an article has a fragment of its own: none of the parts that the template puts around the article has it too. */
export const checkHeadings = (draft: Draft): Problem[] =>
  articlesIn(draft).flatMap(({ article, body, entry: { page } }) => {
    const { parts = [] } = kindOf(page)
    return headingLines(article.body).headings.flatMap(({ offset, words }) => {
      const id = headingId(words)
      return parts.includes(id)
        ? problemAt(
            body.source.placeOf(body.start + offset),
            'heading-of-part',
            `the heading "${words}" has the fragment #${id}, which the page’s own part has too`,
            'word it otherwise',
          )
        : []
    })
  })

/** The headings of an article below its title, as they are written; `plain` is the article with its code left blank. */
export function headingLines(text: string) {
  const plain = text.replaceAll(/^```[\s\S]*?^```$/gm, (code) => code.replaceAll(/[^\n]/g, ' '))
  const headings = [...plain.matchAll(/^(#{2,6})[ \t]+(.*)$/gm)].map(
    ({ 0: line, 1: signs = '', 2: words = '', index }) => ({
      offset: index,
      level: signs.length,
      words: words.trim(),
      end: index + line.length,
    }),
  )
  return { plain, headings }
}
