import type { ReactNode } from 'react'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { useMessages } from './useWords.ts'

type Told = {
  id: string
  hint?: ReactNode
  error?: Message | undefined
  /** True when the label or legend is the page’s question. The page has its h1, so a question is an h2. */
  asQuestion?: boolean
}

export type FieldProps = Told & { label: ReactNode }
export type GroupProps = Told & { legend: ReactNode }

/** Show a box’s label, hint and error. The ids are those that `describedBy` names. */
export function Field({ label, asQuestion = false, children, ...told }: FieldProps & { children: ReactNode }) {
  const caption = <label htmlFor={told.id}>{label}</label>
  return (
    <div className="field" data-wrong={told.error ? '' : undefined}>
      {asQuestion ? <StepHeading>{caption}</StepHeading> : <div className="label">{caption}</div>}
      <HintAndError {...told} />
      {children}
    </div>
  )
}

/** Several boxes that answer one question, with its words as their legend. */
export const FieldGroup = ({ legend, asQuestion = false, children, ...told }: GroupProps & { children: ReactNode }) => (
  <fieldset className="field" data-wrong={told.error ? '' : undefined} aria-describedby={describedBy(told.id, told)}>
    <legend>{asQuestion ? <StepHeading>{legend}</StepHeading> : legend}</legend>
    <HintAndError {...told} />
    {children}
  </fieldset>
)

/** The heading of a step, by which it is found when a visitor comes to it. */
export const StepHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="ask" tabIndex={-1}>
    {children}
  </h2>
)

const HintAndError = ({ id, hint, error }: Told) => (
  <>
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </>
)

export const FieldError = ({ id, children }: { id: string; children: Message }) => {
  const said = useMessages()
  return (
    <p className="field-error" id={id}>
      <span className="visually-hidden">Error: </span>
      {said(children)}
    </p>
  )
}

/** The ids of a field’s hint and error, for aria-describedby. Undefined when it has neither. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return ids.length > 0 ? ids.join(' ') : undefined
}
