import type { Menu, MenuConfig, MenuLink, MenuList, MenuSays } from '../components/MenuPanel.tsx'
import type { Menus, SharedColumn } from '../content/manifest/schema.ts'
import type { PageParts } from '../content/pageParts/schema.ts'
import { fillIn } from '../content/words/fillIn.ts'
import type { Site } from './site.ts'

export function menuConfig(site: Site): MenuConfig | undefined {
  const { menus, pageParts } = site
  if (!menus) return undefined
  const { guides, tools, lenders, brands } = menus
  return {
    ...(pageParts ? { says: saysOf(pageParts) } : {}),
    menus: [
      { id: 'guides', label: guides.label, ...featuredOf(guides), lists: listsOf(guides) },
      {
        id: 'tools',
        label: tools.label,
        ...featuredOf(tools),
        lists: [...listsOf(tools), { title: tools.resources.title, links: tools.resources.links.map(menuLink) }],
      },
      {
        id: 'lenders',
        label: lenders.label,
        lists: sharedOut(
          lenders,
          lenders.links.map((link) => ({ id: link.label, name: link.label, link: menuLink(link) })),
        ),
        ...viewAll(lenders.viewAll, site.pathOf.get('lenders')),
      },
      {
        id: 'brands',
        label: brands.label,
        lists: sharedOut(
          brands,
          [...site.brands.values()].map(({ slug, brandName }) => ({
            id: slug,
            name: brandName,
            link: { label: fillIn(brands.entry, { brand: brandName }), href: `/brands/${slug}` },
          })),
        ),
        ...viewAll(brands.viewAll, site.pathOf.get('brands')),
      },
    ],
  }
}

const viewAll = (label: string, href: string | undefined): Pick<Menu, 'viewAll'> =>
  href === undefined ? {} : { viewAll: { label, href } }

function saysOf({ menu: { free, fee, start: startClaim }, header: { about, contact, start } }: PageParts): MenuSays {
  return { free, fee, startClaim, about, contact, start }
}

type Categorised = Menus['guides' | 'tools']
type ToolLink = Menus['tools']['links'][number]
type Link = Pick<ToolLink, 'label' | 'href'> & Partial<Pick<ToolLink, 'description' | 'icon'>>

const menuLink = ({ label, href, description, icon }: Link): MenuLink => ({
  label,
  href,
  ...(description ? { description } : {}),
  ...(icon ? { icon } : {}),
})

function featuredOf({ links, action }: Categorised): Pick<Menu, 'featured'> {
  const featured = links.find((link) => link.featured)
  return featured ? { featured: { ...menuLink(featured), action } } : {}
}

const listsOf = ({ columns, links }: Categorised): MenuList[] =>
  columns.map(({ category, title }) => ({
    title,
    links: links.filter((link) => link.category === category && !link.featured).map(menuLink),
  }))

type Shared = { id: string; name: string; link: MenuLink }

/** Fill each column with the popular ones as listed, or with the rest by name, up to its letter. */
function sharedOut(
  { columns, popular }: { columns: readonly SharedColumn[]; popular: readonly string[] },
  all: readonly Shared[],
): MenuList[] {
  let left = all.filter(({ id }) => !popular.includes(id)).toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))
  return columns.map((column) => {
    if (column.takes === 'popular')
      return { title: column.title, links: popular.flatMap((id) => all.filter((one) => one.id === id)).map(linkOf) }
    const { upTo } = column
    const taken = left.filter(({ name }) => upTo === undefined || name.charAt(0).toUpperCase() <= upTo)
    left = left.filter((one) => !taken.includes(one))
    return { title: column.title, links: taken.map(linkOf) }
  })
}

const linkOf = ({ link }: Shared): MenuLink => link
