import { privateBox } from '../../components/privateBox.ts'
import { describedBy, Field, type FieldProps } from './Field.tsx'

export type TextInputProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Stands before or after the box and is no part of what is typed: "£", "%", "months". */
  prefix?: string
  suffix?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  autoComplete?: string
  /** Characters the box has room for. */
  width?: 2 | 4 | 6 | 10 | 20 | 40
  /** The list of suggestions the box commands, and the one its arrows point at. */
  list?: { id: string; open: boolean; active: string | undefined }
}

export function TextInput({
  value,
  onChange,
  prefix,
  suffix,
  inputMode = 'text',
  autoComplete = 'off',
  width = 20,
  list,
  ...field
}: TextInputProps) {
  return (
    <Field {...field}>
      <div className="box" data-width={width}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          // Names, plates and numbers are as they were typed.
          {...privateBox}
          id={field.id}
          type="text"
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCorrect="off"
          enterKeyHint="next"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={describedBy(field.id, field)}
          aria-invalid={field.error ? true : undefined}
          {...(list
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': list.open,
                'aria-controls': list.id,
                'aria-activedescendant': list.active,
              }
            : {})}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </div>
    </Field>
  )
}
