import type { ReactNode } from 'react'
import { fillIn } from '../../content/words/fillIn.ts'
import { SummaryList } from '../controls/SummaryList.tsx'
import { useWords } from '../controls/useWords.ts'
import { answerRows } from './answerRows.ts'
import type { Finished, ResultProps } from './FlowTool.tsx'
import { LinkButton } from '../../components/Button.tsx'

/** One agreement on the result: what came of it, and its answers with a way to change each. */
export function RunCard({
  run: { index, answers },
  result: { way, finished, onChange, onRemove },
  heading,
  children,
}: {
  run: Finished
  result: ResultProps
  /** Heading above a single agreement; several are told apart by their numbers. */
  heading?: string
  children?: ReactNode
}) {
  const words = useWords('shared').run
  const name = `${way.flow.several?.one ?? 'answer'} ${index + 1}`
  const several = finished.length > 1
  return (
    <section className="run" aria-labelledby={`run-${index}`}>
      <h3 id={`run-${index}`}>{several ? name.charAt(0).toUpperCase() + name.slice(1) : (heading ?? words.answers)}</h3>
      {children}
      {(several || heading) && <h4>{several ? fillIn(words.answersFor, { run: name }) : words.answers}</h4>}
      <SummaryList rows={answerRows(way, answers, (id) => onChange(index, id))} />
      {several && (
        <p data-screen-only="">
          <LinkButton onClick={() => onRemove(index)}>{fillIn(words.remove, { run: name })}</LinkButton>
        </p>
      )}
    </section>
  )
}
