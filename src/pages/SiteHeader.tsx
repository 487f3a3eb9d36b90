import { MenuPanel } from '../components/MenuPanel.tsx'
import { PagePreviewLink } from '../components/PagePreviewLink.tsx'
import { siteMark } from '../components/siteMark.ts'
import { standingWords } from '../content/prose/context.ts'
import { plainText } from '../content/prose/plainText.ts'
import { Search, type SearchProps } from '../islands/Search.tsx'
import type { SiteMenuProps } from '../islands/SiteMenu.tsx'
import { menuConfig } from '../site/menuConfig.ts'
import type { Site } from '../site/site.ts'
import { FirmLine, mostPercentOf } from './FirmLine.tsx'
import { IslandOf } from './IslandOf.tsx'

/** The top of every page. Works as plain links and disclosures; the SiteMenu island takes over when a visitor reaches for it. */
export function SiteHeader({ site }: { site: Site }) {
  const menu = menuConfig(site)
  const find = searchOf(site)
  const words = site.pageParts?.header
  const pages = site.pageParts?.pages
  const props: SiteMenuProps = {
    applicationUrl: site.company.applicationUrl,
    ...(pages ? { about: pages.about, contact: pages.contact } : {}),
    ...(find ? { search: { page: find.page, link: find.link } } : {}),
    ...mostPercentOf(site),
  }
  return (
    <>
      <header className="site-header">
        <div className="bar">
          <a className="logo" href="/">
            <Mark />
            <span>
              {site.name} <small>{words?.what}</small>
            </span>
          </a>
          {find && <IslandOf name="Search" id="site-search" start="intent" of={Search} props={find} />}
          <IslandOf className="site-nav" name="SiteMenu" id="menu" start="intent" props={props}>
            <a className="menu-button menu-link" href="#site-nav" data-part="drawer" data-wait="">
              Menu
            </a>
            <nav id="site-nav" aria-label="Main">
              {props.about && (
                <a className="menu-button" href={props.about} data-part="about">
                  {words?.about}
                </a>
              )}
              {menu?.menus.map((entry) => (
                <details key={entry.id} name="menu" data-menu={entry.id}>
                  <summary className="menu-button" data-opens="" data-part={entry.id}>
                    {entry.label}
                  </summary>
                  <div className="menu-panel">
                    <MenuPanel menu={entry} />
                  </div>
                </details>
              ))}
              {props.contact && (
                <a className="menu-button only-small" href={props.contact}>
                  {words?.contact}
                </a>
              )}
              <a className="button" href={site.company.applicationUrl} rel="external" data-part="start">
                {words?.start}
              </a>
              <p className="only-small">{site.pageParts?.firm.elsewhere}</p>
            </nav>
          </IslandOf>
        </div>
      </header>
      <SchemeStrip site={site} />
      <FirmLine site={site} />
    </>
  )
}

/** The search has a page of its own, which the box leads to. */
function searchOf({ search, pathOf }: Site): Extract<SearchProps, { as: 'header' }> | undefined {
  const page = pathOf.get('search')
  return search && page !== undefined
    ? { as: 'header', label: search.words.label, link: search.words.link, page }
    : undefined
}

/** State of the redress scheme, with a link to what comes next: one strip with the line of the fee, under the header of every page. */
function SchemeStrip({ site: { prose, pageParts } }: { site: Site }) {
  const words = standingWords(prose, 'notice')
  if (!words) return null
  const notice = plainText(words, prose)
  return (
    <section className="strip" aria-label={pageParts?.strip.about}>
      <p className="bar">
        {pageParts ? (
          <PagePreviewLink
            id="what-comes-next"
            href={pageParts.pages.timeline}
            part=".timeline"
            without="li:not([data-ahead])"
            side="top"
            title={pageParts.strip.title}
            label={notice}
            more={pageParts.strip.more}
          />
        ) : (
          notice
        )}
      </p>
    </section>
  )
}

export const Mark = () => (
  <svg className="mark" viewBox={`0 0 ${siteMark.size} ${siteMark.size}`} aria-hidden="true">
    <rect width={siteMark.size} height={siteMark.size} rx={siteMark.corner} />
    <path d={siteMark.lines} />
  </svg>
)
