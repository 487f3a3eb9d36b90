import * as Radix from '@radix-ui/react-collapsible'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { type Menu, type MenuConfig, MenuPanel } from '../../components/MenuPanel.tsx'
import { ScrollArea } from '../../components/ScrollArea.tsx'
import { SideSheet } from '../../components/SideSheet.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { boxOf } from '../search/addressOf.ts'

/** Words and links of the menus beside their own links. */
export type SiteMenuProps = {
  applicationUrl: string
  about?: string
  contact?: string
  search?: { page: string; link: string }
  mostPercent?: string
}

/** The menus of small screens, in a sheet at the side. */
export function MenuDrawer({
  menus,
  applicationUrl,
  about,
  contact,
  search,
  mostPercent,
  says,
}: SiteMenuProps & { menus: readonly Menu[]; says: MenuConfig['says'] }) {
  const [open, setOpen] = useState(false)
  const closeOnLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) setOpen(false)
  }
  return (
    <SideSheet
      title="Menu"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="menu-button menu-link" data-part="drawer">
          Menu
        </button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the links inside it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard clicks too */}
      <div className="drawer" onClick={closeOnLink}>
        <ScrollArea label="Menu">
          <a className="button" href={applicationUrl} rel="external">
            {says?.startClaim}
          </a>
          {says && (
            <p className="firm">
              {[says.free, ...(mostPercent ? [fillIn(says.fee, { share: mostPercent })] : [])].join(' ')}
            </p>
          )}
          {search && (
            <a className="menu-button" href={boxOf(search.page)}>
              {search.link}
            </a>
          )}
          {contact && (
            <a className="menu-button" href={contact}>
              {says?.contact}
            </a>
          )}
          {about && (
            <a className="menu-button" href={about}>
              {says?.about}
            </a>
          )}
          {menus.map((menu) => (
            <Collapsible key={menu.id} label={menu.label}>
              <div className="menu-panel">
                <MenuPanel menu={menu} Scroll={ScrollArea} Drawing={Icon} />
              </div>
            </Collapsible>
          ))}
        </ScrollArea>
      </div>
    </SideSheet>
  )
}

/** A heading that opens and closes what stands under it. */
const Collapsible = ({ label, children }: { label: string; children: ReactNode }) => (
  <Radix.Root>
    <Radix.Trigger className="menu-button" data-opens="">
      {label}
    </Radix.Trigger>
    <Radix.Content>{children}</Radix.Content>
  </Radix.Root>
)
