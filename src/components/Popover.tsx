import * as Radix from '@radix-ui/react-popover'
import type { ReactNode } from 'react'

/** A small panel beside the link or button that opened it. 72 units wide. */
export const Popover = ({
  label,
  trigger,
  open,
  onOpenChange,
  onGiveBack,
  children,
}: {
  label: string
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when it has closed, before the focus goes back to what opened it. */
  onGiveBack?: () => void
  children: ReactNode
}) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        className="popover"
        aria-label={label}
        align="start"
        sideOffset={8}
        collisionPadding={16}
        {...(onGiveBack ? { onCloseAutoFocus: onGiveBack } : {})}
      >
        {children}
        <Radix.Close className="close">Close</Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
