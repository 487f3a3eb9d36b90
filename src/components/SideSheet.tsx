import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
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
