import type { ReactNode } from 'react'
import { lowerFirst } from '../../flows/misfit.ts'
import { LinkButton } from '../../components/Button.tsx'
import { useAnswerSource } from './answerSource.ts'

export type SummaryRow = {
  key: string
  label: string
  value: ReactNode
  /** Goes back to the question. Left out where an answer cannot be changed. */
  onChange?: () => void
}

/** Answers to check, each with a way to change it. Names and numbers are shown as typed: no translation service is given them. */
export function SummaryList({
  rows,
  stepOf,
}: {
  rows: readonly SummaryRow[]
  /** Names the step behind a row, whose answer then has its source beside it. */
  stepOf?: (key: string) => string
}) {
  const Source = useAnswerSource()
  return (
    <dl className="summary-list">
      {rows.map(({ key, label, value, onChange }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd translate="no">
            {value}
            {Source && stepOf && <Source step={stepOf(key)} />}
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
}
