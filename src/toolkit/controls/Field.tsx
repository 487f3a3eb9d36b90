import type { ReactNode } from 'react'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { FieldError, Hint } from './fieldNotes.tsx'

export type FieldProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: Message | undefined
  /** True when the label is the page’s question. */
  asQuestion?: boolean
}

/** Show a box’s label, hint and error. The ids are those that `describedBy` names. */
export function Field({ id, label, hint, error, asQuestion = false, children }: FieldProps & { children: ReactNode }) {
  const caption = <label htmlFor={id}>{label}</label>
  return (
    <div className="field" data-wrong={error ? '' : undefined}>
      {asQuestion ? (
        <h2 className="ask" tabIndex={-1}>
          {caption}
        </h2>
      ) : (
        <div className="label">{caption}</div>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </div>
  )
}
