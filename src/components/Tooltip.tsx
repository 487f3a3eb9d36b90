import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

/** A pointer must rest this long before the first tooltip; for a while after one has closed, the next shows at once. In milliseconds. */
const openDelay = 700
const skipDelay = 300

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
    {children}
  </Radix.Provider>
)

/** A few words beside what is pointed at or focused. */
export const Tooltip = ({
  words,
  open,
  onOpenChange,
  children,
}: {
  words: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    {children}
    <Radix.Portal>
      <Radix.Content className="tooltip" sideOffset={6} collisionPadding={16}>
        {words}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
