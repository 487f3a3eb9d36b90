import * as Navigation from '@radix-ui/react-navigation-menu'
import { type MouseEvent, type PointerEvent, useState } from 'react'
import { dataClient } from '../browser/dataClient.ts'
import { useQuery } from '../browser/useQuery.ts'
import { Icon } from '../components/Icon.tsx'
import { type MenuConfig, MenuPanel } from '../components/MenuPanel.tsx'
import { ScrollArea } from '../components/ScrollArea.tsx'
import { MenuDrawer, type SiteMenuProps } from './menu/MenuDrawer.tsx'

const menuQuery = { queryKey: ['/menu.json'] }

/** The header’s menus once a visitor reaches for them: disclosure buttons, one open at a time, and a side sheet on small screens. */
export function SiteMenu(props: SiteMenuProps) {
  const { applicationUrl, about } = props
  const { data } = useQuery<MenuConfig>(menuQuery)
  const [open, setOpen] = useState(menuOpenNow)
  const menus = data?.menus ?? []
  const closeOnLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) setOpen('')
  }
  return (
    <>
      <MenuDrawer menus={menus} says={data?.says} {...props} />
      <Navigation.Root aria-label="Main" value={open} onValueChange={setOpen}>
        <Navigation.List className="menus">
          {about && (
            <Navigation.Item>
              <a className="menu-button" href={about} data-part="about">
                {data?.says?.about}
              </a>
            </Navigation.Item>
          )}
          {menus.map((menu) => (
            <Navigation.Item key={menu.id} value={menu.id}>
              <Navigation.Trigger className="menu-button" data-opens="" data-part={menu.id} {...notByPointing}>
                {menu.label}
              </Navigation.Trigger>
              <Navigation.Content className="menu-panel menu-content" onClick={closeOnLink} {...notByPointing}>
                <MenuPanel menu={menu} Scroll={ScrollArea} Drawing={Icon} />
              </Navigation.Content>
            </Navigation.Item>
          ))}
        </Navigation.List>
        <a className="button" href={applicationUrl} rel="external" data-part="start">
          {data?.says?.start}
        </a>
      </Navigation.Root>
    </>
  )
}

/** The menus are read before the plain ones are taken away. */
SiteMenu.prepare = () => dataClient.fetchQuery(menuQuery)

/** A menu opens and closes when it is pressed, never because a pointer crossed it. */
const stay = (event: PointerEvent) => event.preventDefault()
const notByPointing = { onPointerEnter: stay, onPointerMove: stay, onPointerLeave: stay }

/** The plain menu that stands open while the code arrives stays open. Read before the first render replaces it. */
const menuOpenNow = (): string => document.querySelector<HTMLElement>('details[data-menu][open]')?.dataset.menu ?? ''
