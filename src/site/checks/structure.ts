import { kindOf } from '../../content/kinds.ts'
import { headingId } from '../../content/prose/headings.ts'
import { faultAt, offsetOfLine, type ProseFault, placeIn, problemsIn, rawText } from '../../content/prose/prose.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { firstOfEach, repeated } from '../../problems/repeated.ts'
import type { Draft } from '../draft.ts'
import { analysisOf, articlesIn } from '../keptFindings.ts'
import { meantSlug } from './addresses.ts'
import { claimedTwice } from './sharedCauses.ts'

/** Pages whose headings are out of order, have no words or a fragment that a part of the template has, and which lead to themselves. */
export function checkStructure(draft: Draft): Problem[] {
  const twice = claimedTwice(draft)
  return articlesIn(draft).flatMap(({ article, body, entry: { path, page }, placeOf }) => {
    const related = twice.has(path) ? [] : (article.meta.related ?? [])
    return [
      ...related.flatMap((to, index) =>
        to === path
          ? problemAt(
              placeOf('related', index),
              'related-twice',
              `${to} is the page itself`,
              'take it out, or name another page',
            )
          : [],
      ),
      ...problemsIn(body, headingFaults(article.body, kindOf(page).parts ?? [])),
    ]
  })
}

function headingFaults(text: string, parts: readonly string[]): ProseFault[] {
  const plain = text.replaceAll(/^```[\s\S]*?^```$/gm, (code) => code.replaceAll(/[^\n]/g, ' '))
  const headings = [...plain.matchAll(/^(#{2,6})[ \t]+(.*)$/gm)].map(
    ({ 0: line, 1: signs = '', 2: words = '', index }) => ({
      offset: index,
      level: signs.length,
      words: words.trim(),
      end: index + line.length,
    }),
  )
  const again = new Set(repeated(headings, ({ words }) => words.toLowerCase()).map(([heading]) => heading))
  return headings.flatMap((heading, index): ProseFault[] => {
    const { offset, level, words, end } = heading
    const above = headings[index - 1]?.level ?? 1
    const next = headings[index + 1]
    const isEmpty = (next === undefined || next.level <= level) && plain.slice(end, next?.offset).trim() === ''
    const id = headingId(words)
    const ofPart = parts.includes(id)
      ? [
          faultAt(
            offset,
            'heading-of-part',
            `the heading "${words}" has the fragment #${id}, which the page’s own part has too`,
            'word it otherwise',
          ),
        ]
      : []
    const fault = (what: string, fix: string) => [...ofPart, faultAt(offset, 'heading', what, fix)]
    if (again.has(heading)) return fault(`the heading “${words}” is there twice`, 'give one of them other words')
    if (isEmpty) return fault(`nothing is written under the heading “${words}”`, 'write it, or take the heading out')
    const [signs, highest] = ['#'.repeat(level), '#'.repeat(above + 1)]
    return level > above + 1
      ? fault(`the heading “${words}” skips a level: ${signs} under ${'#'.repeat(above)}`, `start it with ${highest}`)
      : ofPart
  })
}

/** The heads of a table begin with a capital, like every heading. */
export const checkTableHeads = ({ prose }: Pick<Draft, 'prose'>): Problem[] =>
  prose
    .filter(({ format }) => format === 'markdown')
    .flatMap((words) =>
      [...rawText(words).matchAll(headLine)].flatMap((line) =>
        [...line[0].matchAll(smallHead)].map(({ index, groups: { head = '' } = {} }) =>
          problemAt(
            placeIn(words, line.index + index),
            'small-table-head',
            `the head of a column begins with a small letter: "${head.trim()}"`,
            `write "${head.charAt(0).toUpperCase()}${head.slice(1).trim()}"`,
          ),
        ),
      ),
    )

const headLine = /^[ \t]*\|.*(?=\n[ \t]*\|[ :|-]+$)/gm

const smallHead = /(?<=\|\s{0,200})(?<head>\p{Ll}[^|{]*)/gu

/** A guide of fewer words is read to its end, where its next pages stand. */
const longGuide = 750

/** A section of fewer words says one thing, and the next heading is in sight. */
const longSection = 80

/** Nobody reads a long guide to its end: each long section of one says what to do before the next begins. */
export function checkNextSteps(draft: Draft): Problem[] {
  return articlesIn(draft).flatMap(({ article, body, entry: { page } }) => {
    if (!kindOf(page).nextSteps) return []
    const { sections } = analysisOf(draft, article)
    if (sections.reduce((sum, { words }) => sum + words, 0) < longGuide) return []
    return sections
      .filter(({ words, endsInStep }) => words >= longSection && !endsInStep)
      .map(({ heading, line }) =>
        problemAt(
          placeIn(body, offsetOfLine(article.body, line)),
          'no-next-step',
          `the section “${heading}” of a long guide does not end with what to do`,
          'end it with {% next %}, a sentence with a link, and {% /next %}, each on a line of its own',
        ),
      )
  })
}

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

export function checkTitles(draft: Draft): Problem[] {
  // A page with another page’s file has its title too: the file is reported, or the slug that names it.
  const named = draft.entries.filter(({ entry: { page } }) => meantSlug(page, draft) === undefined)
  const entries = firstOfEach(named, ({ entry }) => entry.article?.file ?? entry)
  return (['title', 'description'] as const).flatMap((what) => {
    const twice = repeated(entries, ({ entry }) => entry[what].trim().toLowerCase())
    return twice.map(([{ entry, placeOf }, first]) =>
      problemAt(
        placeOf(entry.brand ? inBrands[what] : what),
        `same-${what}`,
        `the ${what} "${entry[what]}" is also that of ${first.entry.path}`,
        `give ${entry.path} a ${what} of its own`,
      ),
    )
  })
}

const inBrands = { title: 'brandName', description: 'metaDescription' } as const
