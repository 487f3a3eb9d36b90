import { Field, type FieldProps } from './Field.tsx'
import { privateBox } from '../../components/privateBox.ts'
import { describedBy } from './fieldNotes.tsx'

/** A box of many lines with its label, hint, error and count of characters left. */
export function TextArea({
  id,
  label,
  value,
  onChange,
  hint,
  error,
  rows = 5,
  most,
  autoComplete = 'off',
  asQuestion = false,
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  rows?: number
  /** The most characters it may hold. More can be typed, and is counted. */
  most?: number
  autoComplete?: string
}) {
  return (
    <Field id={id} label={label} hint={hint} error={error} asQuestion={asQuestion}>
      <textarea
        {...privateBox}
        id={id}
        rows={rows}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      />
      {most !== undefined && (
        <p className="hint" role="status">
          {countWords(most - [...value].length)}
        </p>
      )}
    </Field>
  )
}

function countWords(left: number): string {
  const count = Math.abs(left).toLocaleString('en-GB')
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  return left < 0 ? `You have ${count} ${characters} too many` : `You have ${count} ${characters} left`
}
