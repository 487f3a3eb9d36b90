import type { ReactNode } from 'react'
import { lowerFirst } from '../../flows/misfit.ts'
import { LinkButton } from '../../components/Button.tsx'

export type SummaryRow = {
  key: string
  label: string
  value: ReactNode
  /** Source of the answer. */
  note?: ReactNode
  /** Goes back to the question. Left out where an answer cannot be changed. */
  onChange?: () => void
}

/** Answers to check, each with a way to change it. Names and numbers are shown as typed: no translation service is given them. */
export const SummaryList = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <dl className="summary-list">
    {rows.map(({ key, label, value, note, onChange }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd translate="no">
          {value}
          {note}
        </dd>
        {onChange && (
          <dd className="change">
            <LinkButton onClick={onChange}>
              Change<span className="visually-hidden"> {lowerFirst(label)}</span>
            </LinkButton>
          </dd>
        )}
      </div>
    ))}
  </dl>
)
