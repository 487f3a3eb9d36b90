import type { ReactNode } from 'react'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { useMessages } from './useMessages.ts'

/** Show the fault of a field, above its box. */
export const FieldError = ({ id, children }: { id: string; children: Message }) => {
  const said = useMessages()
  return (
    <p className="field-error" id={id}>
      <span className="visually-hidden">Error: </span>
      {said(children)}
    </p>
  )
}

/** Show a hint for a field. */
export const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="hint" id={id}>
    {children}
  </p>
)

/** The ids of a field’s hint and error, for aria-describedby. Undefined when it has neither. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return ids.length > 0 ? ids.join(' ') : undefined
}
