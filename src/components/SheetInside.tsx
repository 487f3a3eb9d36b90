import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

type SheetInsideProps = {
  title: string
  /** Position of the sheet: in the middle (`modal`), or at a side (`sheet`, with `data-side`). */
  className: 'modal' | 'sheet'
  'data-side'?: Side
  onOpenAutoFocus?: () => void
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  children: ReactNode
}

/** A side of the window. */
export type Side = 'top' | 'right' | 'bottom' | 'left'

/** Show the frame that a dialog and a side sheet share: the veil over the page, the heading, and the button that closes them. */
export const SheetInside = ({ title, children, ...content }: SheetInsideProps) => (
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
