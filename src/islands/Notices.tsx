import { useEffect, useReducer } from 'react'
import type { Notice } from '../browser/notify.ts'
import { type Toast, Toasts } from '../components/Toasts.tsx'

/** How many messages are shown at once, and how long a closed one is kept, in milliseconds. */
const limit = 1
const removalDelay = 1_000_000

type Change = { does: 'show'; toast: Toast } | { does: 'close' | 'remove'; id: number }

/** The messages that parts of the page ask for (src/browser/notify.ts), handed on by src/browser/start.ts. */
export function Notices() {
  const [toasts, change] = useReducer(afterChange, [])
  useEffect(() => {
    let last = 0
    const hear = (event: Event) =>
      change({ does: 'show', toast: { ...(event as CustomEvent<Notice>).detail, id: ++last, open: true } })
    document.addEventListener('notice', hear)
    return () => document.removeEventListener('notice', hear)
  }, [])
  const close = (id: number) => {
    change({ does: 'close', id })
    setTimeout(() => change({ does: 'remove', id }), removalDelay)
  }
  return <Toasts toasts={toasts} onClose={close} />
}

export function afterChange(toasts: readonly Toast[], change: Change): readonly Toast[] {
  switch (change.does) {
    case 'show':
      return [change.toast, ...toasts].slice(0, limit)
    case 'close':
      return toasts.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter(({ id }) => id !== change.id)
  }
}
