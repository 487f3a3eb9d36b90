import type { Menus, SharedColumn } from '../../content/manifest/schema.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
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
    ...repeated(links, at),
    ...(menus
      ? [
          ...popularLists(draft, menus, at),
          ...oneFeatured(menus.guides.links, 'guide', at),
          ...oneFeatured(menus.tools.links, 'tool', at),
          ...emptyColumns(menus.guides, 'guides', at),
          ...emptyColumns(menus.tools, 'tools', at),
          ...sharedColumns(menus.lenders.columns, 'lenders', at),
          ...sharedColumns(menus.brands.columns, 'brands', at),
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
  return [
    ...lenders.popular.flatMap((label, i) =>
      labels.includes(label)
        ? []
        : at(
            ['menus', 'lenders', 'popular', i],
            'menu-popular',
            `"${label}" is not the label of a lender link`,
            didYouMean(label, labels, 'use the label of a lender link'),
          ),
    ),
    ...brands.popular.flatMap((slug, i) =>
      // An unused brand file is reported elsewhere.
      slugs.includes(slug) || contentFiles.includes(`content/brands/${slug}.yaml`)
        ? []
        : at(
            ['menus', 'brands', 'popular', i],
            'menu-popular',
            `"${slug}" is not a brand of this site`,
            didYouMean(slug, slugs, 'use the slug of a brand page'),
          ),
    ),
  ]
}

const placeName = ([top]: YamlPath): string => (top === 'footer' ? 'footer' : 'menu')

type At = (path: YamlPath, rule: string, what: string, fix?: string, cause?: string) => Problem

/** Links may stand in two menus, but not twice in one. */
function repeated(links: readonly ListedLink[], at: At): Problem[] {
  const seen = new Set<string>()
  return links.flatMap(({ href, at: path }) => {
    const key = `${path.slice(0, 3).join('.')} ${href}`
    const isTwice = seen.has(key)
    seen.add(key)
    return isTwice ? at(path, 'menu-twice', `the ${placeName(path)} links to ${href} twice`, 'keep one of the two') : []
  })
}

function oneFeatured(links: Menus['guides' | 'tools']['links'], word: string, at: At): Problem[] {
  const path = ['menus', `${word}s`, 'links']
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
