import { printedWords } from '../../content/prose/plainText.ts'
import { nearest } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'

/** Number of characters that fit in the line above a page 360 px wide. */
const most = 46

/** The line above every page stays one line on a phone, in each state of the scheme. */
export function checkNotice({ site: { prose }, sources, faulty }: Draft): Problem[] {
  const source = sources.get('content/standing.yaml')
  const topics = Object.keys(prose.standing.topics)
  if (source && !faulty.has(source.file) && !topics.includes('notice')) {
    const meant = nearest('notice', topics)
    return [
      problemAt(
        meant === undefined ? source.placeAt(['topics']) : source.placeOfKey(['topics'], meant),
        'missing-field',
        'there is no topic "notice", which stands above every page',
        meant === undefined ? 'add notice: with its words in each state' : `name "${meant}" so again`,
      ),
    ]
  }
  return Object.entries(prose.standing.topics.notice ?? {}).flatMap(([state, words]) => {
    const text = printedWords(words, prose)
    return !source || text.length <= most
      ? []
      : problemAt(
          source.placeAt(['topics', 'notice', state]),
          'wrong-size',
          `the notice of "${state}" has ${text.length} characters; the most is ${most}, which leaves out "${text.slice(most)}"`,
          'shorten it, so that it stays in one line on a phone',
        )
  })
}
