import { useEffect, useState } from 'react'
import { overBy } from '../../casefile/inputs/oneLine.ts'
import { privateBox } from '../../components/privateBox.ts'
import { countedWords } from '../../content/words/fillIn.ts'
import { describedBy, Field, type FieldProps } from './Field.tsx'
import { faultWords, useWords } from './useWords.ts'

export function TextArea({
  value,
  onChange,
  rows = 5,
  most,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  rows?: number
  /** The most characters it may hold. More can be typed, and is counted. */
  most?: number
}) {
  return (
    <Field {...field}>
      <textarea
        {...privateBox}
        id={field.id}
        rows={rows}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={describedBy(field.id, field)}
        aria-invalid={field.error ? true : undefined}
      />
      {most !== undefined && <CharactersLeft left={most - [...value].length} />}
    </Field>
  )
}

/** Milliseconds without a key before the count is said aloud. */
const pause = 1000

/** The count is shown with every key, and said aloud in a pause: a screen reader would talk over every letter. */
function CharactersLeft({ left }: { left: number }) {
  const words = useWords('inputs')
  const shown = left < 0 ? faultWords(overBy(-left), words) : countedWords(words.left, left)
  const [said, setSaid] = useState(shown)
  useEffect(() => {
    const wait = setTimeout(() => setSaid(shown), pause)
    return () => clearTimeout(wait)
  }, [shown])
  return (
    <>
      <p className="hint" aria-hidden="true">
        {shown}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
