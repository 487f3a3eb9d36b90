import * as Scroll from '@radix-ui/react-scroll-area'
import type { ReactNode } from 'react'

/** How long the bar stays once scrolling ends, in milliseconds. */
const hideDelay = 600

/** A part of fixed height that scrolls by itself. Its bar is hidden until it scrolls, and stays while it is held or pointed at. */
export const ScrollArea = ({ label, children }: { label: string; children: ReactNode }) => (
  <Scroll.Root type="scroll" scrollHideDelay={hideDelay} className="scroll-area">
    <Scroll.Viewport className="scroll-view" role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroll.Viewport>
    <Scroll.Scrollbar orientation="vertical" className="scroll-bar">
      <Scroll.Thumb className="scroll-thumb" />
    </Scroll.Scrollbar>
  </Scroll.Root>
)
