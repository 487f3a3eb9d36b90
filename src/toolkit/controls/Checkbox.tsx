import type { ComponentProps, ReactNode } from 'react'

type OptionProps = ComponentProps<'input'> & { id: string; label: ReactNode; hint?: ReactNode }

/** One box to tick. */
export const Checkbox = ({
  id,
  onChange,
  ...box
}: Pick<OptionProps, 'id' | 'label' | 'hint' | 'checked'> & { onChange: (checked: boolean) => void }) => (
  <Tick type="checkbox" id={id} name={id} {...box} onChange={(event) => onChange(event.target.checked)} />
)

/** A box or button to choose, with its label and hint. */
export const Tick = ({ label, hint, ...input }: OptionProps) => (
  <div className="option">
    <input {...input} aria-describedby={hint ? `${input.id}-hint` : undefined} />
    <label htmlFor={input.id}>{label}</label>
    {hint && (
      <p className="hint" id={`${input.id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)
