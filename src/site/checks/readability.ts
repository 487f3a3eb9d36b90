import type { PageKind } from '../../manifest/schema.ts'
import { plainText } from '../../markdown/plainText.ts'
import { readingGrade } from '../../markdown/readingGrade.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../readSite.server.ts'

/** The highest Flesch–Kincaid grade of each kind of page. Legal pages have a plain summary instead. */
const limits: Partial<Record<PageKind, number>> = { home: 9, guide: 9, tool: 7, claim: 9, lender: 9, company: 9, directory: 9 }
const fewestWords = 60

/** Pages can be read by someone in a hurry; legal pages say the same in a box on top. */
export function checkReadability({ entries, site, prose, proseKey, memory }: Draft): Problem[] {
  return entries.flatMap(({ entry }) => {
    const { article, page, path } = entry
    const body = prose.find((words) => words.path === path && words.part === 'body')
    if (!article || !body) return []
    const place = body.source.placeOf(body.start)
    if (page.kind === 'legal') {
      return /^\s*\{%\s*callout/.test(article.body) ? [] : [problemAt(place, 'no-summary', 'this legal page does not start with a plain summary', 'start it with {% callout %}…{% /callout %} in plain words')]
    }
    const limit = limits[page.kind]
    if (limit === undefined) return []
    const grade = memory.recall(`reading grade ${article.file}`, `${proseKey} ${article.bodyKey}`, () => gradeOf(article.body, site.prose))
    return grade === undefined || grade <= limit ? [] : [problemAt(place, 'hard-to-read', `the reading grade is ${grade.toFixed(1)}; the most for a ${page.kind} page is ${limit}`, 'shorten the longest sentences and use plainer words')]
  })
}

/** The reading grade of a page; undefined when it is too short to tell, or a fact or tag in it is at fault, which another check reports. */
function gradeOf(markdown: string, context: Draft['site']['prose']): number | undefined {
  try {
    const text = plainText(markdown, context)
    return text.split(/\s+/).length < fewestWords ? undefined : readingGrade(text)
  } catch {
    return undefined
  }
}
