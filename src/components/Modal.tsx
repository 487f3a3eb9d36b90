import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'

/** A dialog in the middle of the page. It holds the focus until it is closed, and gives it back to what had it before. */
export function Modal({ title, open, onOpenChange, children }: { title: string; open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode }) {
  const opener = useRef<Element>(null)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="modal"
          aria-describedby={undefined}
          onOpenAutoFocus={() => { opener.current = document.activeElement }}
          onCloseAutoFocus={(event) => {
            // Without a trigger of its own Radix would leave the focus nowhere.
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
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
