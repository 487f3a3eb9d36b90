import { allKinds, slugIn } from '../../content/kinds.ts'
import type { Manifest } from '../manifest.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { fileStemOf } from './contentFiles.ts'
import { targetsLinked } from './misspeltPaths.ts'
import { noPage } from './sharedCauses.ts'

/** `of` is what the words of a page are named. */
type Claim = { path: string; by: string; at: YamlPath; of?: string }

/** Every address is claimed once, every redirect leads straight to a page, and the home and not-found pages exist. */
export function checkAddresses(draft: Draft): Problem[] {
  const { value, source } = draft.manifest
  const claims = claimsOf(value)
  const pages = new Set(value.pages.map(({ path }) => path))
  const lineOf = ({ at }: Claim) => source.placeAt(at).line
  return [...clashes(claims, lineOf, lostPages(draft)), ...badTargets(value, pages), ...missingKinds(value)].map(
    ({ at, rule, what, fix, cause }) => problemAt(source.placeAt(at), rule, what, fix, cause),
  )
}

type Fault = { at: YamlPath; rule: string; what: string; fix?: string | undefined; cause?: string }

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

/** The addresses of no page that something leads to, by the last part of each. */
function lostPages(draft: Draft): Map<string, string> {
  const pages = new Set(draft.manifest.value.pages.map(({ path }) => path))
  return new Map(
    [...targetsLinked(draft).keys()].filter((path) => !pages.has(path)).map((path) => [fileStemOf(path), path]),
  )
}

/** Addresses claimed twice. Links to a page that has another’s address follow from that, and are told with it. */
function clashes(
  claims: readonly Claim[],
  lineOf: (claim: Claim) => number,
  lost: ReadonlyMap<string, string>,
): Fault[] {
  const first = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    const earlier = first.get(claim.path)
    if (!earlier) first.set(claim.path, claim)
    if (!earlier) return []
    const wrong = [claim, earlier].find(({ of }) => of !== undefined && lost.has(of)) ?? claim
    const meant = lost.get(wrong.of ?? '')
    return [
      {
        at: wrong.at,
        rule: 'address-clash',
        what: `${claim.path} is claimed by ${earlier.by} on line ${lineOf(earlier)} and again by ${claim.by}${wrong === earlier ? ` on line ${lineOf(claim)}` : ''}`,
        fix: meant === undefined ? 'keep one of the two' : `did you mean "${meant}"?`,
        ...(meant === undefined ? {} : { cause: noPage(meant) }),
      },
    ]
  })
}

function badTargets({ pages: listed, redirects = [] }: Manifest, pages: ReadonlySet<string>): Fault[] {
  const sources = new Map(redirects.map(({ from, to }) => [from, to]))
  const aliases = new Map(listed.flatMap(({ path, aliases: other = [] }) => other.map((alias) => [alias, path])))
  const inLoop = new Set<string>()
  return redirects.flatMap(({ from, to }, i): Fault[] => {
    const at = ['redirects', i, 'to']
    if (pages.has(to) || inLoop.has(from)) return []
    if (aliases.has(to))
      return [
        {
          at,
          rule: 'redirect-to-alias',
          what: `${from} redirects to ${to}, which is an alias of ${aliases.get(to)}`,
          fix: `write to: ${aliases.get(to)}`,
        },
      ]
    if (!sources.has(to))
      return [
        {
          at,
          rule: 'missing-target',
          what: `${from} redirects to ${to}, which is not a page`,
          fix: didYouMean(to, pages, 'give the path of a page'),
          cause: noPage(to),
        },
      ]
    const hops = hopsFrom(from, sources)
    const end = hops.at(-1) ?? to
    if (end === from) {
      for (const hop of hops) inLoop.add(hop)
      return [
        {
          at,
          rule: 'redirect-loop',
          what: `the redirects ${[from, ...hops].join(' → ')} go round and reach no page`,
          fix: 'give the page they should lead to, or remove them',
        },
      ]
    }
    // A chain that ends nowhere is mended at its end, and one that runs into a loop at the loop.
    return pages.has(end)
      ? [
          {
            at,
            rule: 'redirect-chain',
            what: `${from} redirects to ${to}, which is itself a redirect`,
            fix: `write to: ${end}`,
          },
        ]
      : []
  })
}

/** The addresses that redirects lead through, to the first that is none, or to one already passed. */
function hopsFrom(start: string, redirects: ReadonlyMap<string, string>): string[] {
  const hops: string[] = []
  for (
    let at = redirects.get(start);
    at !== undefined && !hops.includes(at);
    at = at === start ? undefined : redirects.get(at)
  )
    hops.push(at)
  return hops
}

function missingKinds({ pages }: Manifest): Fault[] {
  return allKinds.flatMap(([kind, { fixed: path }]): Fault[] => {
    const index = pages.findIndex((page) => page.kind === kind)
    if (path === undefined || pages[index]?.path === path) return []
    return [
      index === -1
        ? {
            at: ['pages'],
            rule: 'missing-page',
            what: `there is no page of the kind "${kind}"`,
            fix: `add { kind: ${kind}, path: ${path}, content: … }`,
            cause: noPage(path),
          }
        : {
            at: ['pages', index, 'path'],
            rule: 'wrong-path',
            what: `the ${kind} page is at ${pages[index]?.path}`,
            fix: `write path: ${path}`,
          },
    ]
  })
}
