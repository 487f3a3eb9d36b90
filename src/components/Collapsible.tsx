import * as Radix from '@radix-ui/react-collapsible'
import type { ReactNode } from 'react'

/** A heading that opens and closes what stands under it. */
export const Collapsible = ({ label, children }: { label: string; children: ReactNode }) => (
  <Radix.Root>
    <Radix.Trigger className="menu-button" data-opens="">
      {label}
    </Radix.Trigger>
    <Radix.Content>{children}</Radix.Content>
  </Radix.Root>
)
