import { nearest } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { linksIn } from '../linksIn.ts'
import type { Draft } from '../draft.ts'
import { menuLinks } from './menus.ts'
import { noPage } from './sharedCauses.ts'

/** A page that nothing links to, when several links lead to nearly its address: the page’s own address is the one misspelt. */
export function checkMisspeltPaths(draft: Draft): Problem[] {
  const { value, source } = draft.manifest
  const paths = new Set(value.pages.map(({ path }) => path))
  const linked = targetsLinked(draft)
  const lost = [...linked].filter(([path, count]) => count > 1 && !paths.has(path))
  if (lost.length === 0) return []
  return value.pages.flatMap(({ path }, index) => {
    if (linked.has(path) || path === '/404') return []
    const meant = nearest(
      path,
      lost.map(([target]) => target),
    )
    return meant === undefined
      ? []
      : problemAt(
          source.placeAt(['pages', index, 'path']),
          'misspelt-path',
          `no link leads to ${path}, but ${linked.get(meant)} lead to ${meant}, which is not a page`,
          `did you mean "${meant}"?`,
          noPage(meant),
        )
  })
}

/** Each address that something links to, and how many do. */
export function targetsLinked(draft: Draft): Map<string, number> {
  const counts = new Map<string, number>()
  const hrefs = [...linksIn(draft), ...menuLinks(draft)].map(({ href }) => href.replace(/[?#].*$/, ''))
  for (const path of [...hrefs, ...draft.site.redirects.map(({ to }) => to)])
    if (path.startsWith('/')) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}
