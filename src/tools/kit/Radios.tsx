import type { ReactNode } from 'react'
import { FieldGroup } from './FieldGroup.tsx'

export type Choice = { value: string; label: ReactNode; hint?: ReactNode }

/** One of a few. None is chosen at first unless it is given; the first has the field’s id, so that an error can lead to it. */
export function Radios({
  id,
  legend,
  options,
  value,
  onChange,
  hint,
  error,
  asQuestion,
  small = false,
}: {
  id: string
  legend: ReactNode
  options: readonly Choice[]
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  asQuestion?: boolean
  small?: boolean
}) {
  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error} {...(asQuestion === undefined ? {} : { asQuestion })}>
      <div className="options" data-small={small ? '' : undefined}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`
          return (
            <div className="option" key={option.value}>
              <input
                type="radio"
                id={optionId}
                name={id}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              />
              <label htmlFor={optionId}>{option.label}</label>
              {option.hint && (
                <p className="hint" id={`${optionId}-hint`}>
                  {option.hint}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
