import { toolWords } from '../../letters/toolWords.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { signQuestion, signStep } from '../../toolkit/questions/signQuestion.ts'
import { StepFlow } from '../../toolkit/run/StepFlow.tsx'
import { useVisitAnswers } from '../../toolkit/run/stepStores.ts'
import { genuineQuestions } from './weighGenuineSigns.ts'

const questions = { sign: signQuestion(({ context }) => toolWords(context.words, 'genuine-check')) }
const ends = { result: fetchedPart(async () => (await import('./GenuineResult.tsx')).GenuineResult) }

/** Six questions about a letter, text or call; the answer says what to do with it. */
export const Tool = withCase(function GenuineCheck({ context }) {
  const store = useVisitAnswers()
  return <StepFlow store={store} context={context} stepsOf={genuineSteps} questions={questions} ends={ends} />
})

/** The questions still to be asked, in order: a yes to the first is enough. */
export const genuineSteps = ({ answers: { checks = {} } }: Snapshot): string[] =>
  (checks[signStep(genuineQuestions[0])] === 'yes' ? genuineQuestions.slice(0, 1) : genuineQuestions).map(signStep)
