import { toolWords } from '../../letters/toolWords.ts'
import { withCase } from '../case/withCase.tsx'
import { fetchedPart } from '../kit/fetchedPart.tsx'
import { signQuestion } from '../questions/signQuestion.ts'
import { type EndProps, StepFlow } from '../run/StepFlow.tsx'
import { useVisitAnswers } from '../run/stepStores.ts'
import { genuineSteps } from './genuineSteps.ts'

const questions = { sign: signQuestion(({ context }) => toolWords(context.words, 'genuine-check')) }
const ends = { result: fetchedPart<EndProps>(async () => (await import('./GenuineResult.tsx')).GenuineResult) }

/** Six questions about a letter, text or call; the answer says what to do with it. */
export const Tool = withCase(function GenuineCheck({ context }) {
  const store = useVisitAnswers()
  return <StepFlow store={store} context={context} stepsOf={genuineSteps} questions={questions} ends={ends} />
})
