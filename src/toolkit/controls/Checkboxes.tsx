import { Checkbox } from './Checkbox.tsx'
import { FieldGroup, type GroupProps } from './Field.tsx'
import type { Choice } from './Radios.tsx'

/** Any of a few. The first has the field’s id, so that an error can lead to it. */
export function Checkboxes({
  options,
  values,
  onChange,
  ...group
}: GroupProps & { options: readonly Choice[]; values: readonly string[]; onChange: (values: string[]) => void }) {
  const toggled = (value: string) =>
    options.map((option) => option.value).filter((each) => (each === value) !== values.includes(each))
  return (
    <FieldGroup {...group}>
      <div className="options">
        {options.map(({ value, label, hint }, index) => (
          <Checkbox
            key={value}
            id={index === 0 ? group.id : `${group.id}-${value}`}
            label={label}
            hint={hint}
            checked={values.includes(value)}
            onChange={() => onChange(toggled(value))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
