import { notesFor } from '../../flows/route.ts'
import { PageFragment } from '../controls/PageFragment.tsx'
import type { Finished, ResultProps } from './FlowTool.tsx'

/** Words of an outcome, and the notes that its answers call for. */
export const OutcomeWords = ({ run, way }: { run: Finished; way: ResultProps['way'] }) => (
  <>
    <PageFragment name={run.outcome} />
    {notesFor(way.flow, run.answers, way.context).map((note) => (
      <PageFragment key={note} name={`note-${note}`} />
    ))}
  </>
)
