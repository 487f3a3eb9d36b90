import type { ComponentType, ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

export type MenuLink = { label: string; href: string; icon?: string }
export type MenuPanelProps = {
  id: string
  featured?: MenuLink & { description?: string; action: string }
  lists: readonly { title: string; links: readonly MenuLink[] }[]
  viewAll?: MenuLink
}

export type ScrollProps = { label: string; children: ReactNode }

const PlainScroll = ({ children }: ScrollProps) => <div className="menu-scroll">{children}</div>

/** The menus whose lists are long enough to scroll by themselves. */
const scrolling = new Set(['lenders', 'brands'])

/** What a header menu holds. The page’s plain menu and the script’s menu show the same thing, so nothing moves when one takes over. */
export function MenuPanel({
  menu: { id, featured, lists, viewAll },
  Scroll = PlainScroll,
}: {
  menu: MenuPanelProps
  Scroll?: ComponentType<ScrollProps>
}) {
  return (
    <div className="bar">
      {featured && (
        <div className="menu-featured">
          <strong>{featured.label}</strong>
          <p>{featured.description}</p>
          <a className="button quiet" href={featured.href}>
            {featured.action}
          </a>
        </div>
      )}
      <div className="menu-lists" data-menu={id}>
        {lists
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => {
            const list = (
              <ul>
                {links.map(({ href, label, icon }) => (
                  <li key={href}>
                    <a href={href}>
                      {icon && <Icon name={icon as IconName} />}
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )
            return (
              <div key={title}>
                <p className="menu-title">{title}</p>
                {scrolling.has(id) ? <Scroll label={title}>{list}</Scroll> : list}
              </div>
            )
          })}
        {viewAll && (
          <p className="menu-all">
            <a href={viewAll.href}>{viewAll.label}</a>
          </p>
        )}
      </div>
    </div>
  )
}
