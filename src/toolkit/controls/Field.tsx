import type { ReactNode } from 'react'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { useMessages } from './useWords.ts'

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
const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="hint" id={id}>
    {children}
  </p>
)

/** The ids of a field’s hint and error, for aria-describedby. Undefined when it has neither. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return ids.length > 0 ? ids.join(' ') : undefined
}

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
