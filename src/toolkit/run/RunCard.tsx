import type { ReactNode } from 'react'
import { LinkButton, QuietButton } from '../../components/Button.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { notesFor } from '../../flows/route.ts'
import { PageFragment } from '../controls/PageFragment.tsx'
import { SummaryList } from '../controls/SummaryList.tsx'
import { useWords } from '../controls/useWords.ts'
import { answerRows, type Finished, type ResultProps } from './FlowTool.tsx'

/** One agreement on the result: what came of it, and folded, its answers with a way to change each. Several are told apart by their numbers. */
export function RunCard({ run, result, children }: { run: Finished; result: ResultProps; children?: ReactNode }) {
  const { index, answers } = run
  const { way, finished, onChange, onRemove } = result
  const words = useWords('shared').run
  const name = `${way.flow.several?.one ?? 'answer'} ${index + 1}`
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const several = finished.length > 1
  return (
    <section className="run" aria-label={title}>
      {several && <h3>{title}</h3>}
      {children}
      <FoldedPart
        heading={foldHeading(finished)}
        title={several ? fillIn(words.answersFor, { run: name }) : words.answers}
      >
        <SummaryList rows={answerRows(way, answers, (id) => onChange(index, id))} />
        {several && (
          <p data-screen-only="">
            <LinkButton onClick={() => onRemove(index)}>{fillIn(words.remove, { run: name })}</LinkButton>
          </p>
        )}
      </FoldedPart>
    </section>
  )
}

/** The level of a fold’s heading: below the agreement’s own where there are several. */
export const foldHeading = (finished: readonly Finished[]) => (finished.length > 1 ? 'h4' : 'h3')

/** The way to go through the questions again for something else, until there are as many as can be. */
export function AnotherRun({ way: { flow }, onAnother }: ResultProps) {
  const { full } = useWords('shared').run
  if (!flow.several) return null
  return (
    <p data-screen-only="">
      {onAnother ? (
        <QuietButton onClick={onAnother}>{flow.several.another}</QuietButton>
      ) : (
        fillIn(full, { most: flow.several.most })
      )}
    </p>
  )
}

export const OutcomeWords = ({ run, way }: { run: Finished; way: ResultProps['way'] }) => (
  <>
    <PageFragment name={run.outcome} />
    {notesFor(way.flow, run.answers, way.context).map((note) => (
      <PageFragment key={note} name={`note-${note}`} />
    ))}
  </>
)
