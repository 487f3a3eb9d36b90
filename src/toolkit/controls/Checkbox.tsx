import type { ReactNode } from 'react'

/** One box to tick. */
export const Checkbox = ({
  id,
  label,
  checked,
  onChange,
  hint,
}: {
  id: string
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
}) => (
  <div className="option">
    <input
      type="checkbox"
      id={id}
      name={id}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      aria-describedby={hint ? `${id}-hint` : undefined}
    />
    <label htmlFor={id}>{label}</label>
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)
