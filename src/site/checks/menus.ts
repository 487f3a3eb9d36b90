import type { Menus, SharedColumn } from '../../content/manifest/schema.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { repeated } from '../../problems/repeated.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { linksInManifest } from '../linksIn.ts'
import { noPage } from './sharedCauses.ts'

type ListedLink = ReturnType<typeof linksInManifest>[number]

/** Every link of the menus and the footer is a page, popular lists name what exists, and one guide and one tool are featured. */
export function checkMenus(draft: Draft): Problem[] {
  const { menus } = draft.site
  const at: At = (path, ...words) => problemAt(draft.manifest.source.placeAt(path), ...words)
  const links = linksInManifest(draft).filter(({ at: [top] }) => top !== 'redirects')
  return [
    ...targets(draft, links, at),
    ...linkedTwice(links, at),
    ...(menus
      ? [
          ...popularLists(draft, menus, at),
          ...(['guides', 'tools'] as const).flatMap((name) => [
            ...oneFeatured(menus[name].links, name, at),
            ...emptyColumns(menus[name], name, at),
          ]),
          ...(['lenders', 'brands'] as const).flatMap((name) => sharedColumns(menus[name].columns, name, at)),
        ]
      : []),
  ]
}

/** List everything that all columns of lenders or brands take together once: each takes something that those before it left. */
function sharedColumns(columns: readonly SharedColumn[], name: string, at: At): Problem[] {
  const placeOf = (i: number): YamlPath => ['menus', name, 'columns', i]
  const taken = { popular: false, upTo: '' }
  const idle = columns.flatMap((column, i) => {
    const upTo = column.takes === 'popular' ? taken.upTo : (column.upTo ?? 'all')
    const isIdle = column.takes === 'popular' ? taken.popular : taken.upTo === 'all' || upTo <= taken.upTo
    if (column.takes === 'popular') taken.popular = true
    else if (!isIdle) taken.upTo = upTo
    return isIdle
      ? at(
          placeOf(i),
          'menu-column',
          `nothing is left for the column "${column.title}": those before it take it all`,
          'remove the column, or give it a later letter than those before it',
        )
      : []
  })
  const missing = (what: string, fix: string) => at(placeOf(0).slice(0, 3), 'menu-column', what, fix)
  return [
    ...idle,
    ...(taken.popular
      ? []
      : [missing(`no column takes the popular ${name}`, 'add { title: Popular, takes: popular }')]),
    ...(taken.upTo === 'all'
      ? []
      : [
          missing(
            `no column takes the ${name} after ${taken.upTo || 'the popular ones'}`,
            'add a last one with takes: rest and no upTo',
          ),
        ]),
  ]
}

function targets({ manifest: { value }, site }: Draft, links: readonly ListedLink[], at: At): Problem[] {
  const pages = new Set(value.pages.map(({ path }) => path))
  const aliases = new Map(site.aliases.map(({ from, to }) => [from, to]))
  const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]))
  return links.flatMap(({ href, at: path }) => {
    if (pages.has(href)) return []
    const target = aliases.get(href) ?? redirects.get(href)
    const is = target === undefined ? 'not a page' : `${aliases.has(href) ? 'an alias of' : 'a redirect to'} ${target}`
    return [
      at(
        path,
        'menu-target',
        `the ${placeName(path)} links to ${href}, which is ${is}`,
        target === undefined ? didYouMean(href, pages, 'give the path of a page') : `write ${target}`,
        target === undefined ? noPage(href) : undefined,
      ),
    ]
  })
}

function popularLists({ manifest: { value }, contentFiles }: Draft, { lenders, brands }: Menus, at: At): Problem[] {
  const labels = lenders.links.map(({ label }) => label)
  const slugs = value.pages.flatMap((page) => (page.kind === 'brand' ? [page.brand] : []))
  // An unused brand file is reported elsewhere.
  const isTold = (slug: string) => contentFiles.includes(`content/brands/${slug}.yaml`)
  const faultsIn = (name: string, known: readonly string[], popular: readonly string[], what: string, fix: string) =>
    popular.flatMap((one, i) =>
      known.includes(one) || (known === slugs && isTold(one))
        ? []
        : at(['menus', name, 'popular', i], 'menu-popular', `"${one}" is not ${what}`, didYouMean(one, known, fix)),
    )
  return [
    ...faultsIn('lenders', labels, lenders.popular, 'the label of a lender link', 'use the label of a lender link'),
    ...faultsIn('brands', slugs, brands.popular, 'a brand of this site', 'use the slug of a brand page'),
  ]
}

const placeName = ([top]: YamlPath): string => (top === 'footer' ? 'footer' : 'menu')

type At = (path: YamlPath, rule: string, what: string, fix?: string, cause?: string) => Problem

/** Links may stand in two menus, but not twice in one. */
const linkedTwice = (links: readonly ListedLink[], at: At): Problem[] =>
  repeated(links, ({ href, at: path }) => `${path.slice(0, 3).join('.')} ${href}`).map(([{ href, at: path }]) =>
    at(path, 'menu-twice', `the ${placeName(path)} links to ${href} twice`, 'keep one of the two'),
  )

function oneFeatured(links: Menus['guides' | 'tools']['links'], name: string, at: At): Problem[] {
  const word = name.slice(0, -1)
  const path = ['menus', name, 'links']
  const featured = links.flatMap(({ featured: is }, index) => (is ? [index] : []))
  if (featured.length === 0) return [at(path, 'featured', `no ${word} is featured`, `give one ${word} featured: true`)]
  return featured
    .slice(1)
    .map((index) =>
      at(
        [...path, index, 'featured'],
        'featured',
        `a second ${word} is featured: "${links[index]?.label}"`,
        `feature one ${word} only`,
      ),
    )
}

function emptyColumns(menu: Menus['guides' | 'tools'], name: string, at: At): Problem[] {
  const columns = new Set<string>(menu.columns.map(({ category }) => category))
  return [
    ...menu.columns.flatMap(({ category, title }, i) =>
      menu.links.some((link) => link.category === category)
        ? []
        : at(
            ['menus', name, 'columns', i],
            'menu-column',
            `the column "${title}" has no links`,
            `give a link the category ${category}, or remove the column`,
          ),
    ),
    ...menu.links.flatMap((link, i) =>
      link.category === undefined || columns.has(link.category) || link.featured
        ? []
        : at(
            ['menus', name, 'links', i, 'category'],
            'menu-column',
            `"${link.label}" is in the category ${link.category}, which no column shows`,
            'add the column, or use another category',
          ),
    ),
  ]
}
