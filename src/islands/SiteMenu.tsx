import * as Navigation from '@radix-ui/react-navigation-menu'
import { type MouseEvent, useState } from 'react'
import { dataClient } from '../browser/dataClient.ts'
import type { ReplacesMarkup } from '../browser/mountIsland.tsx'
import { useQuery } from '../browser/useQuery.ts'
import { Icon } from '../components/Icon.tsx'
import { type MenuConfig, MenuPanel } from '../components/MenuPanel.tsx'
import { ScrollArea } from '../components/ScrollArea.tsx'
import { MenuDrawer, type SiteMenuProps } from './menu/MenuDrawer.tsx'

const menuQuery = { queryKey: ['/menu.json'] }

/** The header’s menus once a visitor reaches for them: disclosure buttons, one open at a time, and a side sheet on small screens. */
export function SiteMenu({ plain, ...props }: SiteMenuProps & ReplacesMarkup) {
  const { applicationUrl, about } = props
  const { data } = useQuery<MenuConfig>(menuQuery)
  const [open, setOpen] = useState(() => menuOpenIn(plain))
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
              <Navigation.Trigger className="menu-button" data-opens="" data-part={menu.id}>
                {menu.label}
              </Navigation.Trigger>
              <Navigation.Content className="menu-panel menu-content" onClick={closeOnLink}>
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

/** The plain menu that was opened while the code arrived stays open. */
const menuOpenIn = (plain: DocumentFragment): string =>
  plain.querySelector<HTMLElement>('details[data-menu][open]')?.dataset.menu ?? ''
