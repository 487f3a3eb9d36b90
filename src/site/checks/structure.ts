import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { headingLines } from './headings.ts'
import { claimedTwice } from './sharedCauses.ts'

/** Pages whose headings are out of order or have no words, and which lead to themselves or twice to one page. */
export function checkStructure(draft: Draft): Problem[] {
  const twice = claimedTwice(draft)
  return draft.entries.flatMap(({ entry: { article, path }, prose, placeOf }) => {
    const body = prose.find(({ part }) => part === 'body')
    const related = twice.has(path) ? [] : (article?.meta.related ?? [])
    return [
      ...related.flatMap((to, index) =>
        to === path || related.indexOf(to) < index
          ? [
              problemAt(
                placeOf('related', index),
                'related-twice',
                to === path ? `${to} is the page itself` : `${to} is listed twice`,
                'take it out, or name another page',
              ),
            ]
          : [],
      ),
      ...(article && body
        ? headingFaults(article.body).map(({ offset, what, fix }) =>
            problemAt(body.source.placeOf(body.start + offset), 'heading', what, fix),
          )
        : []),
    ]
  })
}

type HeadingFault = { offset: number; what: string; fix: string }

function headingFaults(text: string): HeadingFault[] {
  const { plain, headings } = headingLines(text)
  const seen = new Set<string>()
  return headings.flatMap(({ offset, level, words, end }, index): HeadingFault[] => {
    const above = headings[index - 1]?.level ?? 1
    const next = headings[index + 1]
    const isEmpty = (next === undefined || next.level <= level) && plain.slice(end, next?.offset).trim() === ''
    const isTwice = seen.has(words.toLowerCase())
    seen.add(words.toLowerCase())
    if (isTwice) return [{ offset, what: `the heading “${words}” is there twice`, fix: 'give one of them other words' }]
    if (isEmpty)
      return [
        { offset, what: `nothing is written under the heading “${words}”`, fix: 'write it, or take the heading out' },
      ]
    return level > above + 1
      ? [
          {
            offset,
            what: `the heading “${words}” skips a level: ${'#'.repeat(level)} under ${'#'.repeat(above)}`,
            fix: `start it with ${'#'.repeat(above + 1)}`,
          },
        ]
      : []
  })
}
