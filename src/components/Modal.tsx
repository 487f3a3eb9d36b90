import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { SheetInside } from './SheetInside.tsx'

/** A dialog in the middle of the page. It holds the focus until it is closed, and gives it back to what had it before, or to `orElse` (a selector) where that has gone. */
export function Modal({
  title,
  open,
  onOpenChange,
  orElse,
  children,
}: {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  orElse?: string
  children: ReactNode
}) {
  const opener = useRef<Element>(null)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <SheetInside
        title={title}
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
      >
        {children}
      </SheetInside>
    </Dialog.Root>
  )
}
