import { entryFile } from '../../content/kind.ts'
import { allKinds, kindOf, slugIn } from '../../content/kinds.ts'
import { didYouMean, nearest } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { repeated } from '../../problems/repeated.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { linksIn, linksInManifest } from '../linksIn.ts'
import type { Manifest, ManifestPage } from '../manifest.ts'
import { noPage } from './sharedCauses.ts'

/** `of` is what the words of a page are named. */
type Claim = { path: string; by: string; at: YamlPath; of?: string }

/** Every address is claimed once, every redirect leads straight to a page, and the home and not-found pages exist. */
export function checkAddresses(draft: Draft): Problem[] {
  return [...clashes(draft), ...badTargets(draft), ...missingKinds(draft)]
}

function claimsOf({ pages, redirects = [] }: Manifest): Claim[] {
  return [
    ...pages.map((page, i) => ({
      path: page.path,
      by: 'a page',
      at: ['pages', i, 'path'],
      of: slugIn(page) ?? ('content' in page ? fileStemOf(page.content) : undefined),
    })),
    ...pages.flatMap(({ path, aliases = [] }, i) =>
      aliases.map((alias, j) => ({ path: alias, by: `an alias of ${path}`, at: ['pages', i, 'aliases', j] })),
    ),
    ...redirects.map(({ from, to }, i) => ({ path: from, by: `a redirect to ${to}`, at: ['redirects', i, 'from'] })),
  ]
}

/** Addresses claimed twice. Links to a page that has another’s address follow from that, and are told with it. */
function clashes(draft: Draft): Problem[] {
  const { value, source } = draft.manifest
  const lineOf = ({ at }: Claim) => source.placeAt(at).line
  const lost = new Map(lostTargets(draft).map((path) => [fileStemOf(path), path]))
  return repeated(claimsOf(value), ({ path }) => path).map(([claim, earlier]) => {
    const wrong = [claim, earlier].find(({ of }) => of !== undefined && lost.has(of)) ?? claim
    const meant = lost.get(wrong.of ?? '')
    return problemAt(
      source.placeAt(wrong.at),
      'address-clash',
      `${claim.path} is claimed by ${earlier.by} on line ${lineOf(earlier)} and again by ${claim.by}${wrong === earlier ? ` on line ${lineOf(claim)}` : ''}`,
      meant === undefined ? 'keep one of the two' : `did you mean "${meant}"?`,
      meant && noPage(meant),
    )
  })
}

function badTargets({ manifest: { value, source } }: Draft): Problem[] {
  const { pages: listed, redirects = [] } = value
  const pages = new Set(listed.map(({ path }) => path))
  const next = new Map(redirects.map(({ from, to }) => [from, to]))
  const aliases = new Map(listed.flatMap(({ path, aliases: other = [] }) => other.map((alias) => [alias, path])))
  const inLoop = new Set<string>()
  return redirects.flatMap(({ from, to }, i) => {
    const fault = (rule: string, what: string, fix?: string, cause?: string) =>
      problemAt(source.placeAt(['redirects', i, 'to']), rule, what, fix, cause)
    if (pages.has(to) || inLoop.has(from)) return []
    const shown = aliases.get(to)
    if (shown !== undefined)
      return fault(
        'redirect-to-alias',
        `${from} redirects to ${to}, which is an alias of ${shown}`,
        `write to: ${shown}`,
      )
    if (!next.has(to))
      return fault(
        'missing-target',
        `${from} redirects to ${to}, which is not a page`,
        didYouMean(to, pages, 'give the path of a page'),
        noPage(to),
      )
    const hops = hopsFrom(from, next)
    const end = hops.at(-1) ?? to
    if (end === from) {
      for (const hop of hops) inLoop.add(hop)
      return fault(
        'redirect-loop',
        `the redirects ${[from, ...hops].join(' → ')} go round and reach no page`,
        'give the page they should lead to, or remove them',
      )
    }
    // Report a chain only if it reaches a page: a dead end or a loop is reported where it is.
    return pages.has(end)
      ? fault('redirect-chain', `${from} redirects to ${to}, which is itself a redirect`, `write to: ${end}`)
      : []
  })
}

/** Follow steps such as redirects from a start, and return every stop: to the one that leads no further, or one already passed. */
export function hopsFrom(start: string, next: ReadonlyMap<string, string>): string[] {
  const hops: string[] = []
  for (let at = next.get(start); at !== undefined && !hops.includes(at); at = at === start ? undefined : next.get(at))
    hops.push(at)
  return hops
}

function missingKinds({ manifest: { value, source } }: Draft): Problem[] {
  const { pages } = value
  return allKinds.flatMap(([kind, { fixed: path }]) => {
    const index = pages.findIndex((page) => page.kind === kind)
    if (path === undefined || pages[index]?.path === path) return []
    return index === -1
      ? problemAt(
          source.placeAt(['pages']),
          'missing-page',
          `there is no page of the kind "${kind}"`,
          `add { kind: ${kind}, path: ${path}, content: … }`,
          noPage(path),
        )
      : problemAt(
          source.placeAt(['pages', index, 'path']),
          'wrong-path',
          `the ${kind} page is at ${pages[index]?.path}`,
          `write path: ${path}`,
        )
  })
}

export function checkFamilies(draft: Draft): Problem[] {
  const { value, source } = draft.manifest
  return value.pages.flatMap((page, index) => {
    if (!draft.site.byPath.has(page.path)) return [] // its slug may be what is wrong: no such files were found
    const expected = addressOf(page)
    if (page.path === expected) return []
    const what = `the ${page.kind} page is at ${page.path}, but its slug says ${expected}`
    const field = kindOf(page).entry?.what ?? ''
    const meant = meantSlug(page, draft)
    return [
      meant === undefined
        ? problemAt(
            source.placeAt(['pages', index, 'path']),
            'wrong-path',
            what,
            `write path: ${expected}`,
            noPage(expected),
          )
        : problemAt(source.placeAt(['pages', index, field]), 'wrong-path', what, `write ${field}: ${meant}`),
    ]
  })
}

const addressOf = (page: ManifestPage): string => {
  const { entry } = kindOf(page)
  return entry ? `${entry.under}${slugIn(page)}` : page.path
}

/** Return the slug in a page’s address if it has files that no page uses: then the slug beside it is wrong. */
export function meantSlug(page: ManifestPage, { contentFiles, readFiles }: Draft): string | undefined {
  const { entry } = kindOf(page)
  const [first] = entry?.files ?? []
  if (!entry || !first || !page.path.startsWith(entry.under) || addressOf(page) === page.path) return undefined
  const slug = page.path.slice(entry.under.length)
  const file = entryFile(first, slug)
  return contentFiles.includes(file) && !readFiles.has(file) ? slug : undefined
}

/** List the files of the two entries that a wrong slug confuses: other faults in them follow from it. */
export function swappedFiles(draft: Draft): Set<string> {
  return new Set(
    draft.manifest.value.pages.flatMap((page) => {
      const { entry } = kindOf(page)
      const slugs = [meantSlug(page, draft), slugIn(page)]
      return slugs[0] === undefined || !entry
        ? []
        : slugs.flatMap((slug) => (slug === undefined ? [] : entry.files.map((file) => entryFile(file, slug))))
    }),
  )
}

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

export const fileStemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
