import type { ReactNode } from 'react'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { describedBy, FieldError, Hint } from './fieldNotes.tsx'

export type GroupProps = {
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: Message | undefined
  /** True when the legend is the page’s question. The page has its h1, so a question is an h2. */
  asQuestion?: boolean
}

/** Several boxes that answer one question, with its words as their legend. */
export function FieldGroup({
  id,
  legend,
  hint,
  error,
  asQuestion = false,
  children,
}: GroupProps & { children: ReactNode }) {
  return (
    <fieldset className="field" data-wrong={error ? '' : undefined} aria-describedby={describedBy(id, { hint, error })}>
      <legend>
        {asQuestion ? (
          <h2 className="ask" tabIndex={-1}>
            {legend}
          </h2>
        ) : (
          legend
        )}
      </legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}
