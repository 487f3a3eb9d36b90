import type { ReactNode } from 'react'
import { Tick } from './Checkbox.tsx'
import { describedBy, FieldGroup, type GroupProps } from './Field.tsx'

export type Choice = { value: string; label: ReactNode; hint?: ReactNode }

type RadiosProps = GroupProps & { value: string; onChange: (value: string) => void; small?: boolean }

/** One of a few. None is chosen at first unless it is given; the first has the field’s id, so that an error can lead to it. */
export const Radios = ({ options, ...field }: RadiosProps & { options: readonly Choice[] }) => (
  <FieldGroup {...field}>
    <Options {...field} options={options} first={options[0]?.value} />
  </FieldGroup>
)

export const GroupedRadios = ({
  groups,
  ...field
}: RadiosProps & { groups: readonly { title: string; options: readonly Choice[] }[] }) => (
  <FieldGroup {...field}>
    {groups.map(({ title, options }) => (
      <fieldset className="choices" key={title}>
        <legend>{title}</legend>
        <Options {...field} options={options} first={groups[0]?.options[0]?.value} />
      </fieldset>
    ))}
  </FieldGroup>
)

const Options = ({
  id,
  options,
  first,
  value: chosen,
  onChange,
  small = false,
}: Pick<RadiosProps, 'id' | 'value' | 'onChange' | 'small'> & {
  options: readonly Choice[]
  first: string | undefined
}) => (
  <div className="options" data-small={small ? '' : undefined}>
    {options.map(({ value, label, hint }) => {
      const optionId = value === first ? id : `${id}-${value}`
      return (
        <Tick key={value} id={optionId} label={label} hint={hint}>
          <input
            type="radio"
            id={optionId}
            name={id}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
            aria-describedby={describedBy(optionId, { hint })}
          />
        </Tick>
      )
    })}
  </div>
)
