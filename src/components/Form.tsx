import type { FormEvent, ReactNode } from 'react'

/**
 * A form that leads nowhere by itself. Outside a dialog, submitting with the method "dialog" does nothing at all, so a form whose script
 * is slow, blocked or broken sends nothing and stays as it was filled in. What is typed is checked by us, in our own words.
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
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
