import type { ReactNode } from 'react'
import { describedBy } from './describedBy.ts'
import { FieldError } from './FieldError.tsx'
import { Hint } from './Hint.tsx'

/** A box of many lines with its label, hint, error and count of characters left. */
export function TextArea({ id, label, value, onChange, hint, error, rows = 5, most, autoComplete = 'off', asQuestion = false }: {
  id: string
  label: ReactNode
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  rows?: number
  /** The most characters it may hold. More can be typed, and is counted. */
  most?: number
  autoComplete?: string
  asQuestion?: boolean
}) {
  const caption = <label htmlFor={id}>{label}</label>
  return (
    <div className="field" data-wrong={error ? '' : undefined}>
      {asQuestion ? <h2 className="ask" tabIndex={-1}>{caption}</h2> : <div className="label">{caption}</div>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <textarea
        id={id} name={id} rows={rows} autoComplete={autoComplete} value={value} onChange={(event) => onChange(event.target.value)}
        aria-describedby={describedBy(id, { hint, error })} aria-invalid={error ? true : undefined}
      />
      {most !== undefined && <p className="hint" role="status">{countWords(most - [...value].length)}</p>}
    </div>
  )
}

function countWords(left: number): string {
  const count = Math.abs(left).toLocaleString('en-GB')
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  return left < 0 ? `You have ${count} ${characters} too many` : `You have ${count} ${characters} left`
}
