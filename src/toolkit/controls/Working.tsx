import type { ReactNode } from 'react'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { FactLine } from './FactSources.tsx'

export type WorkingStep = {
  key: string
  says: ReactNode
  figure?: ReactNode
  paragraph?: string
  unconfirmed?: boolean
  facts?: readonly string[]
}

/** Show a figure being worked out, step by step. Each line opens its rule: the paragraph, whether it is confirmed, and the facts in it. */
export const Working = ({ steps, facts, today }: { steps: readonly WorkingStep[]; facts: Facts; today: PlainDate }) => (
  <ol className="working">
    {steps.map((step) => (
      <li key={step.key}>
        {step.paragraph || step.unconfirmed ? (
          <details>
            <summary>
              <Line says={step.says} figure={step.figure} />
            </summary>
            <p className="rule">
              {step.paragraph}
              {step.unconfirmed && <span> {step.paragraph ? '(not confirmed)' : 'Not confirmed'}</span>}
            </p>
            {step.facts?.map((id) => {
              const fact = facts.get(id)
              return (
                fact && (
                  <p key={id} className="rule">
                    <FactLine fact={fact} today={today} />
                  </p>
                )
              )
            })}
          </details>
        ) : (
          <p>
            <Line says={step.says} figure={step.figure} />
          </p>
        )}
      </li>
    ))}
  </ol>
)

const Line = ({ says, figure }: Pick<WorkingStep, 'says' | 'figure'>) => (
  <>
    {says}
    {figure !== undefined && (
      <>
        {' '}
        <strong className="step-figure">{figure}</strong>
      </>
    )}
  </>
)
