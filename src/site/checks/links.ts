import { allKinds, kindOf, type PageKind } from '../../content/kinds.ts'
import { lenderBehindHash, lenderIn } from '../../content/lenders/lenderInAddress.ts'
import type { PageChoice } from '../../content/pagePath.ts'
import { addressFault } from '../../facts/formats.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { letterAnchors } from '../../replies/letterAnchors.ts'
import type { Draft } from '../draft.ts'
import { analysisOf } from '../keptFindings.ts'
import { type Link, linksIn, pagesToChoose } from '../linksIn.ts'
import type { Entry, Site } from '../site.ts'
import { claimedTwice, noPage } from './sharedCauses.ts'

/** Every link inside the site leads straight to a page, and every #fragment to a part of it. */
export function checkLinks(draft: Draft): Problem[] {
  const { site, manifest } = draft
  const pages = new Set(manifest.value.pages.map(({ path }) => path))
  const moved = new Map([...site.redirects, ...site.aliases].map(({ from, to }) => [from, to]))
  const fragments = fragmentsByPath(draft)

  return linksIn(draft).flatMap(({ href, place, from, offers }) => {
    const fault: SayFault = (...words) => [problemAt(place(), ...words)]
    if (/^(?:https:\/\/|mailto:|tel:)/.test(href)) {
      const wrong = addressFault(href)
      return wrong === undefined
        ? []
        : fault('bad-link', `the link ${href} ${wrong}`, 'write an address that anybody can follow')
    }
    if (/^(?:[\w-]+\.)+(?!(?:md|html?)$)[a-z]{2,}(?:\/|$)/i.test(href))
      return fault('bad-link', `the link ${href} has no https:// in front`, `write https://${href}`)
    if (/^[a-z]+:/i.test(href))
      return fault('bad-link', `the link ${href} is not an https, mailto or tel address`, 'write it as https://…')
    const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
    const target = path === '' ? from : path
    // Words that many pages share may lead to a part that a template gives each.
    if (target === undefined && allKinds.some(([kind]) => templateFragments(kind).includes(fragment))) return []
    if (target !== undefined && pages.has(target))
      return [
        ...wrongPage(draft, target, offers, fault),
        ...toldLender(href, fault),
        ...(handsAnswers(site, target, fragment)
          ? lenderFaults(draft, fragment, fault)
          : fragmentFaults(fragment, target, fragments.get(target), fault)),
      ]
    return emittedFiles.includes(path) ? [] : lostLink(path || href, pages, moved, fault)
  })
}

type SayFault = (rule: string, what: string, fix?: string, cause?: string) => Problem[]

function lostLink(
  path: string,
  pages: ReadonlySet<string>,
  moved: ReadonlyMap<string, string>,
  fault: SayFault,
): Problem[] {
  const plain = path.toLowerCase().replace(/\/$/, '')
  const better = moved.get(path) ?? (pages.has(plain) ? plain : undefined)
  return better === undefined
    ? fault(
        'broken-link',
        `the link ${path} leads to no page`,
        didYouMean(path, pages, 'give the path of a page'),
        noPage(path),
      )
    : fault('indirect-link', `the link ${path} is not the page’s own address`, `write ${better}`)
}

/** Pages that a field may name, where it may not name every page. */
const named: Record<Exclude<PageChoice, 'pages'>, string> = {
  toolPages: 'the page of a tool',
  claimPages: 'a claim page',
  companyPages: 'a page about the firm',
  lenderAddresses: 'a page of a lender, nor the list of them',
}

function wrongPage({ manifest }: Draft, path: string, offers: Link['offers'], fault: SayFault): Problem[] {
  if (offers === undefined || offers === 'pages') return []
  const paths = pagesToChoose(manifest.value.pages, offers)
  return paths.includes(path)
    ? []
    : fault('wrong-page', `${path} is not ${named[offers]}`, didYouMean(path, paths, 'give the address of one'))
}

/** `known` is undefined for a page whose content could not be read, or whose address another has: faults of their own. */
function fragmentFaults(
  fragment: string,
  path: string,
  known: ReadonlySet<string> | undefined,
  fault: SayFault,
): Problem[] {
  if (fragment === '' || !known || known.has(fragment)) return []
  return fault(
    'broken-fragment',
    `${path} has no part "#${fragment}"`,
    didYouMean(fragment, known, known.size > 0 ? `it has ${[...known].map((id) => `#${id}`).join(', ')}` : undefined),
  )
}

const handsAnswers = ({ byPath }: Site, path: string, fragment: string): boolean =>
  fragment.startsWith('?') && 'tool' in (byPath.get(path)?.page ?? {})

function lenderFaults({ site: { lenders }, readFiles }: Draft, fragment: string, fault: SayFault): Problem[] {
  const slug = lenderIn(`#${fragment}`)
  // A lender whose own file cannot be read is not missing.
  if (slug === null || lenders.has(slug) || readFiles.has(`content/lenders/${slug}.yaml`)) return []
  return fault(
    'unknown-lender',
    `there is no lender "${slug}"`,
    didYouMean(slug, lenders.keys(), 'use the slug of a lender page'),
  )
}

/** A lender behind the “?”: the tools would find it, but so would every log. */
function toldLender(href: string, fault: SayFault): Problem[] {
  const better = lenderBehindHash(new URL(href, 'https://site.invalid'))
  return better === undefined
    ? []
    : fault('told-lender', `the lender of the link ${href} would be sent to whoever serves the site`, `write ${better}`)
}

function fragmentsByPath(draft: Draft): Map<string, Set<string>> {
  const twice = claimedTwice(draft)
  return new Map(
    draft.site.entries
      .filter(({ path }) => !twice.has(path))
      .map((entry) => [entry.path, new Set([...templateFragments(entry.page.kind), ...fragmentsIn(draft, entry)])]),
  )
}

function fragmentsIn(draft: Draft, { article, brand }: Entry): readonly string[] {
  if (brand || !article) return []
  const letters = /\{%\s*figure\s+"lender-letters"/.test(article.body) ? (draft.site.lenderLetters?.letters ?? []) : []
  return [...analysisOf(draft, article).fragments, ...[...letterAnchors(letters).values()].flat()]
}

/** Files the build makes beside the pages, which prose may link to. */
const emittedFiles: readonly string[] = [
  '/key-facts.pdf',
  '/sitemap.xml',
  '/feed.xml',
  '/menu.json',
  '/lender-letters.json',
  '/lenders.json',
  '/search.json',
]

const everywhere = ['main', 'sources'] as const

export const templateFragments = (kind: PageKind): readonly string[] => [
  ...everywhere,
  ...(kindOf({ kind }).parts ?? []),
]
