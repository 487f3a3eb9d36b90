import * as Radix from '@radix-ui/react-toast'
import { useEffect, useState } from 'react'
import type { Notice } from '../browser/notify.ts'

/**
 * The last message that a part of the page asked for (src/browser/notify.ts), handed on by src/browser/start.ts. Shown in the corner, it is
 * swiped or closed, or gone by itself after 5 seconds unless there is something to press; F8 moves to it.
 */
export function Notices() {
  const [shown, setShown] = useState<Notice & { id: number; open: boolean }>()
  useEffect(() => {
    let last = 0
    const hear = (event: Event) => setShown({ ...(event as CustomEvent<Notice>).detail, id: ++last, open: true })
    document.addEventListener('notice', hear)
    return () => document.removeEventListener('notice', hear)
  }, [])
  if (!shown) return undefined
  const { id, title, description, open, action } = shown
  const close = () => setShown((now) => (now?.id === id ? { ...now, open: false } : now))
  return (
    // A provider per message: one closed under the pointer would leave Radix’s timer paused for the next.
    <Radix.Provider key={id} duration={5000} swipeDirection="right" swipeThreshold={50} label="Message">
      <Radix.Root
        className="toast"
        open={open}
        {...(action ? { duration: Number.POSITIVE_INFINITY } : {})}
        onOpenChange={(stays) => stays || close()}
      >
        <div>
          <Radix.Title className="toast-title">{title}</Radix.Title>
          {description && <Radix.Description>{description}</Radix.Description>}
        </div>
        {action && (
          <Radix.Action className="close" altText={action.label} onClick={action.act}>
            {action.label}
          </Radix.Action>
        )}
        <Radix.Close className="close">Close</Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toasts" hotkey={['F8']} label="Messages ({hotkey})" />
    </Radix.Provider>
  )
}
