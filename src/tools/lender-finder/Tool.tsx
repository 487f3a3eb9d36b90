import type { Snapshot } from '../case/snapshot.ts'
import { withCase } from '../case/withCase.tsx'
import { type EndProps, StepFlow } from '../run/StepFlow.tsx'
import { useVisitAnswers } from '../run/stepStores.ts'
import { finderQuestions } from './finderQuestions.ts'
import { MakeResult } from './MakeResult.tsx'
import { NameResult } from './NameResult.tsx'

/** What is asked: the make and the year, or a name. */
const stepsOf = ({ answers: { checks } }: Snapshot): string[] =>
  checks?.['know'] === 'name' ? ['know', 'name'] : ['know', 'make', 'year']

const ends = { result: Result }

/** From a make and a year, or a name on an old paper, to the lender and the firm that answers now. */
export const Tool = withCase(function LenderFinder({ context }) {
  const store = useVisitAnswers()
  return <StepFlow store={store} context={context} stepsOf={stepsOf} questions={finderQuestions} ends={ends} />
})

/** Who it was and who answers now. */
function Result(end: EndProps) {
  return end.now.answers.checks?.['know'] === 'name' ? <NameResult {...end} /> : <MakeResult {...end} />
}
