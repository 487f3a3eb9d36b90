import type { ReactNode } from 'react'
import { SummaryList } from '../kit/SummaryList.tsx'
import { answerRows } from './answerRows.ts'
import type { Finished, ResultProps } from './FlowTool.tsx'

/** One agreement on the result: what came of it, and its answers with a way to change each. */
export function RunCard({
  run: { index, answers },
  result: { way, finished, onChange, onRemove },
  heading,
  children,
}: {
  run: Finished
  result: ResultProps
  /** What stands above a single agreement; several are told apart by their numbers. */
  heading?: string
  children?: ReactNode
}) {
  const name = `${way.flow.several?.one ?? 'answer'} ${index + 1}`
  const several = finished.length > 1
  return (
    <section className="run" aria-labelledby={`run-${index}`}>
      <h3 id={`run-${index}`}>
        {several ? name.charAt(0).toUpperCase() + name.slice(1) : (heading ?? 'Your answers')}
      </h3>
      {children}
      {(several || heading) && <h4>{several ? `Your answers for ${name}` : 'Your answers'}</h4>}
      <SummaryList rows={answerRows(way, answers, (id) => onChange(index, id))} />
      {several && (
        <p data-screen-only="">
          <button type="button" className="as-link" onClick={() => onRemove(index)}>
            Remove {name}
          </button>
        </p>
      )}
    </section>
  )
}
