import type { ComponentType, ReactNode } from 'react'
import type { IconName } from './Icon.tsx'

export type MenuLink = { label: string; href: string; description?: string; icon?: string }
export type MenuList = { title: string; links: MenuLink[] }
export type Menu = {
  id: 'guides' | 'tools' | 'lenders' | 'brands'
  label: string
  featured?: MenuLink & { action: string }
  lists: MenuList[]
  viewAll?: MenuLink
}

export type MenuSays = Record<'free' | 'fee' | 'startClaim' | 'about' | 'contact' | 'start', string>

/** Contents of menu.json: all the header needs. */
export type MenuConfig = { menus: Menu[]; says?: MenuSays }

export type ScrollProps = { label: string; children: ReactNode }

const PlainScroll = ({ children }: ScrollProps) => <div className="menu-scroll">{children}</div>

/** Keep room for a drawing, which comes with the script: on every page it would weigh more than the link beside it. */
const DrawingRoom = () => <svg className="icon" aria-hidden="true" />

/** The menus whose lists are long enough to scroll by themselves. */
const scrolling = new Set(['lenders', 'brands'])

/** Show a header menu: the same plain and by script, so that nothing moves when one takes over. */
export function MenuPanel({
  menu: { id, featured, lists, viewAll },
  Scroll = PlainScroll,
  Drawing = DrawingRoom,
}: {
  menu: Menu
  Scroll?: ComponentType<ScrollProps>
  Drawing?: ComponentType<{ name: IconName }>
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
                      {icon && <Drawing name={icon as IconName} />}
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
