import type { ReactNode } from 'react'

/** One step of a working: what was done, what came out, and where it is written. */
export type WorkingStep = {
  key: string
  says: ReactNode
  figure?: ReactNode
  paragraph?: string
  unconfirmed?: boolean
}

/** How a figure was worked out, step by step, each with its rule. */
export const Working = ({ steps }: { steps: readonly WorkingStep[] }) => (
  <ol className="working">
    {steps.map(({ key, says, figure, paragraph, unconfirmed }) => (
      <li key={key}>
        <p>
          {says}
          {figure !== undefined && (
            <>
              {' '}
              <strong className="step-figure">{figure}</strong>
            </>
          )}
        </p>
        {(paragraph || unconfirmed) && (
          <p className="rule">
            {paragraph}
            {unconfirmed && <span> {paragraph ? '(not confirmed)' : 'Not confirmed'}</span>}
          </p>
        )}
      </li>
    ))}
  </ol>
)
