import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

/** A panel that slides over one side of the page and holds the focus until it is closed. */
export function SideSheet({ title, trigger, side = 'right', open, onOpenChange, children }: {
  title: string
  trigger: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="sheet" data-side={side} aria-describedby={undefined}>
          <div className="sheet-top">
            <Dialog.Title className="sheet-title">{title}</Dialog.Title>
            <Dialog.Close className="close">Close</Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
