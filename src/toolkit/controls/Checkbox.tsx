import type { ReactNode } from 'react'
import { describedBy } from './Field.tsx'

type TickProps = { id: string; label: ReactNode; hint?: ReactNode }

export const Checkbox = ({
  checked,
  onChange,
  ...told
}: TickProps & { checked: boolean; onChange: (checked: boolean) => void }) => (
  <Tick {...told}>
    <input
      type="checkbox"
      id={told.id}
      name={told.id}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      aria-describedby={describedBy(told.id, told)}
    />
  </Tick>
)

export const Tick = ({ id, label, hint, children }: TickProps & { children: ReactNode }) => (
  <div className="option">
    {children}
    <label htmlFor={id}>{label}</label>
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)
