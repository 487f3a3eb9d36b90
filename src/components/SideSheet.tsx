import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode, ComponentProps } from 'react'
import { SheetInside, type Side } from './SheetInside.tsx'

/** A panel that slides over one side of the page and holds the focus until it is closed. */
export const SideSheet = ({
  title,
  trigger,
  side = 'right',
  open,
  onOpenChange,
  onCloseAutoFocus,
  children,
}: {
  title: string
  trigger: ReactNode
  side?: Side
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Takes the focus elsewhere than back to the trigger, if it prevents the default. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
    <SheetInside title={title} className="sheet" data-side={side} onCloseAutoFocus={onCloseAutoFocus}>
      {children}
    </SheetInside>
  </Dialog.Root>
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
