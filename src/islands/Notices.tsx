import { useEffect, useState } from 'react'
import type { Notice } from '../browser/notify.ts'
import { Toast, type ToastMessage } from '../components/Toast.tsx'

/** The last message that a part of the page asked for (src/browser/notify.ts), handed on by src/browser/start.ts. */
export function Notices() {
  const [shown, setShown] = useState<ToastMessage>()
  useEffect(() => {
    let last = 0
    const hear = (event: Event) => setShown({ ...(event as CustomEvent<Notice>).detail, id: ++last, open: true })
    document.addEventListener('notice', hear)
    return () => document.removeEventListener('notice', hear)
  }, [])
  const close = (id: number) => setShown((now) => (now?.id === id ? { ...now, open: false } : now))
  return shown && <Toast message={shown} onClose={close} />
}
