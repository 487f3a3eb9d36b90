import type { ReactNode } from 'react'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { Checkbox } from './Checkbox.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { Choice } from './Radios.tsx'

/** Any of a few. The first has the field’s id, so that an error can lead to it. */
export function Checkboxes({
  id,
  legend,
  options,
  values,
  onChange,
  hint,
  error,
  asQuestion,
}: {
  id: string
  legend: ReactNode
  options: readonly Choice[]
  values: readonly string[]
  onChange: (values: string[]) => void
  hint?: ReactNode
  error?: Message | undefined
  asQuestion?: boolean
}) {
  const toggled = (value: string) =>
    options.map((option) => option.value).filter((each) => (each === value) !== values.includes(each))
  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error} {...(asQuestion === undefined ? {} : { asQuestion })}>
      <div className="options">
        {options.map(({ value, label, hint: optionHint }, index) => (
          <Checkbox
            key={value}
            id={index === 0 ? id : `${id}-${value}`}
            label={label}
            hint={optionHint}
            checked={values.includes(value)}
            onChange={() => onChange(toggled(value))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
