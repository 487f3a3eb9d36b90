import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '../../browser/createStore.ts'
import { LinkButton } from '../../components/Button.tsx'
import { lowerFirst } from '../../flows/misfit.ts'

/** Component that shows an answer’s source by its step ("apr", "2.apr", "lender:agreement-id"), from the papers panel. */
const answerSource = createStore<ComponentType<{ step: string }> | undefined>(undefined)

/** Show a component beside every answer to check from now on; undefined removes it. */
export const putAnswerSource = answerSource.set

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
  const Source = useSyncExternalStore(answerSource.listen, answerSource.get, () => undefined)
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
