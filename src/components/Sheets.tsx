import * as Dialog from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactNode, useRef } from 'react'

export type Side = 'top' | 'right' | 'bottom' | 'left'

type SheetProps = { title: string; open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode }

/** A dialog in the middle of the page. It holds the focus until it is closed, and gives it back to what had it before, or to `orElse` (a selector) where that has gone. */
export function Modal({ open, onOpenChange, orElse, ...inside }: SheetProps & { orElse?: string }) {
  const opener = useRef<Element>(null)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Inside
        {...inside}
        className="modal"
        onOpenAutoFocus={() => {
          opener.current = document.activeElement
        }}
        onCloseAutoFocus={(event) => {
          // Without a trigger of its own Radix would leave the focus nowhere.
          event.preventDefault()
          const next = opener.current?.isConnected || !orElse ? opener.current : document.querySelector(orElse)
          if (next instanceof HTMLElement) next.focus()
        }}
      />
    </Dialog.Root>
  )
}

/** A panel that slides over one side of the page and holds the focus until it is closed. */
export const SideSheet = ({
  open,
  onOpenChange,
  trigger,
  side = 'right',
  ...inside
}: SheetProps & {
  trigger: ReactNode
  side?: Side
  /** Takes the focus elsewhere than back to the trigger, if it prevents the default. */
  onCloseAutoFocus?: (event: Event) => void
}) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
    <Inside {...inside} className="sheet" data-side={side} />
  </Dialog.Root>
)

/** Show what both have: the veil over the page, the heading, and the button that closes them. */
const Inside = ({
  title,
  children,
  ...content
}: Pick<SheetProps, 'title' | 'children'> & ComponentProps<typeof Dialog.Content> & { 'data-side'?: Side }) => (
  <Dialog.Portal>
    <Dialog.Overlay className="veil" />
    <Dialog.Content aria-describedby={undefined} {...content}>
      <div className="sheet-top">
        <Dialog.Title className="sheet-title">{title}</Dialog.Title>
        <Dialog.Close className="close">Close</Dialog.Close>
      </div>
      {children}
    </Dialog.Content>
  </Dialog.Portal>
)

/** A link that opens a sheet when it is simply pressed. In every other case, such as in a new tab, it leads to its page. */
export const SheetLink = ({ href, onClick, type: _, ...link }: ComponentProps<'a'> & { href: string }) => (
  <a
    href={href}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      onClick?.(event)
      event.preventDefault()
    }}
    {...link}
  />
)
