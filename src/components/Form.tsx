import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * A form that leads nowhere by itself. Outside a dialog, submitting with the method "dialog" does nothing at all, so a form whose script
 * is slow, blocked or broken sends nothing and stays as it was filled in. What is typed is checked by us, in our own words, after the press
 * has been shown: on an old phone the next page takes a fifth of a second.
 */
export function Form({
  onSubmit,
  className,
  screenOnly = false,
  children,
}: {
  onSubmit: () => void
  className?: string
  /** Left out when the page is printed. */
  screenOnly?: boolean
  children: ReactNode
}) {
  const latest = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    latest.current = onSubmit
    // A form removed meanwhile submits nothing.
    return () => {
      latest.current = undefined
    }
  }, [onSubmit])
  const isSent = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSent.current) return
    isSent.current = true
    afterPaint(() => {
      isSent.current = false
      latest.current?.()
    })
  }
  return (
    <form
      method="dialog"
      noValidate
      className={className}
      onSubmit={submit}
      {...(screenOnly ? { 'data-screen-only': '' } : {})}
    >
      {children}
    </form>
  )
}
