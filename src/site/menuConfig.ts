import type { Menu, MenuConfig, MenuLink, MenuList, MenuSays } from '../components/MenuPanel.tsx'
import type { PageParts } from '../content/pageParts/schema.ts'
import type { Site } from './site.ts'

/** The header’s menus, worked out from the manifest. Undefined for a site without menus. */
export function menuConfig(site: Site): MenuConfig | undefined {
  const { menus, pageParts } = site
  if (!menus) return undefined
  const { guides, tools, lenders } = menus
  return {
    ...(pageParts ? { says: saysOf(pageParts) } : {}),
    menus: [
      {
        id: 'guides',
        label: 'Guides',
        ...featuredOf(guides.links, 'Read Guide'),
        lists: guides.columns.map(({ category, title }) => ({
          title,
          links: guides.links.filter((link) => link.category === category && !link.featured).map(menuLink),
        })),
      },
      {
        id: 'tools',
        label: 'Tools',
        ...featuredOf(tools.links, 'Use Tool'),
        lists: [
          ...tools.columns.map(({ category, title }) => ({
            title,
            links: tools.links.filter((link) => link.category === category && !link.featured).map(menuLink),
          })),
          { title: 'Site Resources', links: tools.resources.map(menuLink) },
        ],
      },
      {
        id: 'lenders',
        label: 'Lenders',
        ...lenderLists(lenders),
        ...viewAll('View All Lenders', site.pathOf.get('lenders')),
      },
      {
        id: 'brands',
        label: 'Car Brands',
        lists: brandLists(site, menus.brands.popular),
        ...viewAll('View All Brands', site.pathOf.get('brands')),
      },
    ],
  }
}

const viewAll = (label: string, href: string | undefined): Pick<Menu, 'viewAll'> =>
  href === undefined ? {} : { viewAll: { label, href } }

function saysOf({ menu: { free, fee, start: startClaim }, header: { about, contact, start } }: PageParts): MenuSays {
  return { free, fee, startClaim, about, contact, start }
}

type Link = {
  label: string
  href: string
  description?: string | undefined
  icon?: string | undefined
  featured?: boolean | undefined
}

const menuLink = ({ label, href, description, icon }: Link): MenuLink => ({
  label,
  href,
  ...(description ? { description } : {}),
  ...(icon ? { icon } : {}),
})

function featuredOf(links: readonly Link[], action: string): Pick<Menu, 'featured'> {
  const featured = links.find((link) => link.featured)
  return featured ? { featured: { ...menuLink(featured), action } } : {}
}

/** Popular lenders first; the rest by the first letter of their labels, up to M and from N. */
function lenderLists({ popular, links }: { popular: readonly string[]; links: readonly Link[] }): Pick<Menu, 'lists'> {
  const rest = links
    .filter(({ label }) => !popular.includes(label))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'))
  const toM = (label: string) => label.charAt(0).toUpperCase() <= 'M'
  return {
    lists: [
      {
        title: 'Popular',
        links: popular.flatMap((label) => links.filter((link) => link.label === label).map(menuLink)),
      },
      { title: 'A-M', links: rest.filter(({ label }) => toM(label)).map(menuLink) },
      { title: 'N-Z', links: rest.filter(({ label }) => !toM(label)).map(menuLink) },
    ],
  }
}

function brandLists(site: Site, popular: readonly string[]): MenuList[] {
  const link = (slug: string): MenuLink[] => {
    const brand = site.brands.get(slug)
    return brand ? [{ label: `${brand.brandName} PCP Claims`, href: `/brands/${slug}` }] : []
  }
  const rest = [...site.brands.values()]
    .filter(({ slug }) => !popular.includes(slug))
    .toSorted((a, b) => a.brandName.localeCompare(b.brandName, 'en-GB'))
  return [
    { title: 'Popular', links: popular.flatMap(link) },
    { title: 'All Brands A-Z', links: rest.flatMap(({ slug }) => link(slug)) },
  ]
}
