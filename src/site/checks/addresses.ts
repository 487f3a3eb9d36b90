import { allKinds, slugIn } from '../../content/kinds.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import type { Manifest } from '../manifest.ts'
import { fileStemOf } from './contentFiles.ts'
import { lostTargets } from './misspeltPaths.ts'
import { noPage } from './sharedCauses.ts'

/** `of` is what the words of a page are named. */
type Claim = { path: string; by: string; at: YamlPath; of?: string }

/** Every address is claimed once, every redirect leads straight to a page, and the home and not-found pages exist. */
export function checkAddresses(draft: Draft): Problem[] {
  return [...clashes(draft), ...badTargets(draft), ...missingKinds(draft)]
}

/** Every address the site answers, and which part of the manifest answers it. */
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
  const first = new Map<string, Claim>()
  return claimsOf(value).flatMap((claim) => {
    const earlier = first.get(claim.path)
    if (!earlier) first.set(claim.path, claim)
    if (!earlier) return []
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
