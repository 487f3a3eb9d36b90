import { nearest } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { linksIn, linksInManifest } from '../linksIn.ts'
import { noPage } from './sharedCauses.ts'

/** A page that nothing links to, when several links lead to nearly its address: the page’s own address is the one misspelt. */
export function checkMisspeltPaths(draft: Draft): Problem[] {
  const { value, source } = draft.manifest
  const linked = targetsLinked(draft)
  const lost = lostTargets(draft).filter((path) => (linked.get(path) ?? 0) > 1)
  if (lost.length === 0) return []
  return value.pages.flatMap(({ path }, index) => {
    if (linked.has(path) || path === '/404') return []
    const meant = nearest(path, lost)
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

function targetsLinked(draft: Draft): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { href } of [...linksIn(draft), ...linksInManifest(draft)]) {
    const path = href.replace(/[?#].*$/, '')
    if (path.startsWith('/')) counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return counts
}

export function lostTargets(draft: Draft): string[] {
  const paths = new Set(draft.manifest.value.pages.map(({ path }) => path))
  return [...targetsLinked(draft).keys()].filter((path) => !paths.has(path))
}
