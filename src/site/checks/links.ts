import { didYouMean } from '../../problems/nearest.ts'
import { type Place, type Problem, problemAt } from '../../problems/problem.ts'
import { emittedFiles, templateFragments } from '../fragments.ts'
import { linksIn } from '../linksIn.ts'
import type { Draft } from '../readSite.server.ts'
import { noPage } from './sharedCauses.ts'
import type { Entry } from '../site.ts'
import { studyOf } from '../studyOf.ts'

/** Every link inside the site leads straight to a page, and every #fragment to a part of it. */
export function checkLinks(draft: Draft): Problem[] {
  const { site, manifest } = draft
  const pages = new Set(manifest.value.pages.map(({ path }) => path))
  const moved = new Map([...site.redirects, ...site.aliases].map(({ from, to }) => [from, to]))
  const fragments = fragmentsByPath(draft)

  return linksIn(draft).flatMap(({ href, place, from }) => {
    if (/^(?:https:\/\/|mailto:|tel:)/.test(href)) return []
    if (/^[a-z]+:/i.test(href)) return [problemAt(place(), 'bad-link', `the link ${href} is not an https, mailto or tel address`, 'write it as https://…')]
    const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
    const target = path === '' ? from : path
    if (target !== undefined && pages.has(target)) return fragment === '' ? [] : fragmentFaults(fragment, target, fragments.get(target), place)
    return emittedFiles.includes(path) ? [] : [lostLink(path || href, pages, moved, place())]
  })
}

function lostLink(path: string, pages: ReadonlySet<string>, moved: ReadonlyMap<string, string>, place: Place): Problem {
  const plain = path.toLowerCase().replace(/\/$/, '')
  const better = moved.get(path) ?? (pages.has(plain) ? plain : undefined)
  return better === undefined
    ? problemAt(place, 'broken-link', `the link ${path} leads to no page`, didYouMean(path, pages, 'give the path of a page'), noPage(path))
    : problemAt(place, 'indirect-link', `the link ${path} is not the page’s own address`, `write ${better}`)
}

/** `known` is undefined for a page whose content could not be read, which is a fault of its own. */
function fragmentFaults(fragment: string, path: string, known: ReadonlySet<string> | undefined, place: () => Place): Problem[] {
  if (!known || known.has(fragment)) return []
  return [problemAt(place(), 'broken-fragment', `${path} has no part "#${fragment}"`, didYouMean(fragment, known, known.size > 0 ? `it has ${[...known].map((id) => `#${id}`).join(', ')}` : undefined))]
}

function fragmentsByPath(draft: Draft): Map<string, Set<string>> {
  return new Map(draft.site.entries.map((entry) => [entry.path, new Set([...templateFragments(entry.page.kind), ...fragmentsIn(draft, entry)])]))
}

function fragmentsIn(draft: Draft, { article, brand }: Entry): readonly string[] {
  return brand || !article ? [] : studyOf(draft, article).fragments
}
