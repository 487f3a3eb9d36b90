import * as Collapsible from '@radix-ui/react-collapsible'
import * as Navigation from '@radix-ui/react-navigation-menu'
import * as Scroll from '@radix-ui/react-scroll-area'
import { type MouseEvent, useState } from 'react'
import { dataClient, useQuery } from '../browser/dataClient.ts'
import type { ReplacesMarkup } from '../browser/mountIsland.tsx'
import { Icon } from '../components/Icon.tsx'
import { type MenuConfig, MenuPanel, type ScrollProps } from '../components/MenuPanel.tsx'
import { SideSheet } from '../components/Sheets.tsx'
import { fillIn } from '../content/words/fillIn.ts'
import { boxOf } from './search/addressOf.ts'

/** Words and links of the menus beside their own links. */
export type SiteMenuProps = {
  applicationUrl: string
  about?: string
  contact?: string
  search?: { page: string; link: string }
  mostPercent?: string
}

const menuQuery = { queryKey: ['/menu.json'] }

/** The header’s menus once a visitor reaches for them: disclosure buttons, one open at a time, and a side sheet on small screens. */
export function SiteMenu({
  plain,
  applicationUrl,
  about,
  contact,
  search,
  mostPercent,
}: SiteMenuProps & ReplacesMarkup) {
  const { data } = useQuery<MenuConfig>(menuQuery)
  // A plain menu that was opened before the code came stays open.
  const [open, setOpen] = useState(
    () => plain.querySelector<HTMLElement>('details[data-menu][open]')?.dataset.menu ?? '',
  )
  const [isDrawn, setDrawn] = useState(false)
  const { menus = [], says } = data ?? {}
  return (
    <>
      <SideSheet
        title="Menu"
        open={isDrawn}
        onOpenChange={setDrawn}
        trigger={
          <button type="button" className="menu-button menu-link" data-part="drawer">
            Menu
          </button>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the links inside it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard clicks too */}
        <div className="drawer" onClick={onLink(() => setDrawn(false))}>
          <ScrollArea label="Menu">
            <a className="button" href={applicationUrl} rel="external">
              {says?.startClaim}
            </a>
            {says && (
              <p className="firm">
                {[says.free, ...(mostPercent ? [fillIn(says.fee, { share: mostPercent })] : [])].join(' ')}
              </p>
            )}
            {[
              { href: search && boxOf(search.page), label: search?.link },
              { href: contact, label: says?.contact },
              { href: about, label: says?.about },
            ].map(
              ({ href, label }) =>
                href && (
                  <a key={href} className="menu-button" href={href}>
                    {label}
                  </a>
                ),
            )}
            {menus.map((menu) => (
              <Collapsible.Root key={menu.id}>
                <Collapsible.Trigger className="menu-button" data-opens="">
                  {menu.label}
                </Collapsible.Trigger>
                <Collapsible.Content>
                  <div className="menu-panel">
                    <MenuPanel menu={menu} Scroll={ScrollArea} Drawing={Icon} />
                  </div>
                </Collapsible.Content>
              </Collapsible.Root>
            ))}
          </ScrollArea>
        </div>
      </SideSheet>
      <Navigation.Root aria-label="Main" value={open} onValueChange={setOpen}>
        <Navigation.List className="menus">
          {about && (
            <Navigation.Item>
              <a className="menu-button" href={about} data-part="about">
                {says?.about}
              </a>
            </Navigation.Item>
          )}
          {menus.map((menu) => (
            <Navigation.Item key={menu.id} value={menu.id}>
              <Navigation.Trigger className="menu-button" data-opens="" data-part={menu.id}>
                {menu.label}
              </Navigation.Trigger>
              <Navigation.Content className="menu-panel menu-content" onClick={onLink(() => setOpen(''))}>
                <MenuPanel menu={menu} Scroll={ScrollArea} Drawing={Icon} />
              </Navigation.Content>
            </Navigation.Item>
          ))}
        </Navigation.List>
        <a className="button" href={applicationUrl} rel="external" data-part="start">
          {says?.start}
        </a>
      </Navigation.Root>
    </>
  )
}

/** The menus are read before the plain ones are taken away. */
SiteMenu.prepare = () => dataClient.fetchQuery(menuQuery)

/** Run `act` once a pressed link has been followed. */
const onLink =
  (act: () => void) =>
  ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) act()
  }

/** Milliseconds for which the bar stays once scrolling ends. */
const hideDelay = 600

/** A part of fixed height that scrolls by itself. Its bar is hidden until it scrolls, and stays while it is held or pointed at. */
const ScrollArea = ({ label, children }: ScrollProps) => (
  <Scroll.Root type="scroll" scrollHideDelay={hideDelay} className="scroll-area">
    <Scroll.Viewport className="scroll-view" role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroll.Viewport>
    <Scroll.Scrollbar orientation="vertical" className="scroll-bar">
      <Scroll.Thumb className="scroll-thumb" />
    </Scroll.Scrollbar>
  </Scroll.Root>
)
