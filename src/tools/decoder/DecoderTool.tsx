import { CaseFlow } from '../case/CaseFlow.tsx'
import type { CaseContext } from '../case/caseTool.ts'
import { useStep } from '../case/step.ts'
import { FromOtherQuestion } from '../checks/FromOtherQuestion.tsx'
import { FromQuestion } from '../checks/FromQuestion.tsx'
import { personQuestions } from '../questions/personQuestions.ts'
import { AnswerPage } from './AnswerPage.tsx'
import { answerSteps, isReading, readingSteps } from './decoderSteps.ts'
import { DatedQuestion } from './DatedQuestion.tsx'
import { HowQuestion } from './HowQuestion.tsx'
import { MeaningPage } from './MeaningPage.tsx'
import { SaysQuestion } from './SaysQuestion.tsx'
import { WordsQuestion } from './WordsQuestion.tsx'

const reading = { how: HowQuestion, words: WordsQuestion, says: SaysQuestion, dated: DatedQuestion }
const answering = { ...reading, ...personQuestions, from: FromQuestion, 'from-other': FromOtherQuestion }

/** What a lender’s letter means and by when to act; then, for those who want it, the letter back. */
export function DecoderTool({ context }: { context: CaseContext }) {
  const { id } = useStep()
  // One flow in both cases, so that the focus goes on with the visitor.
  const part = isReading(id) ? { stepsOf: readingSteps, questions: reading, ends: { meaning: MeaningPage } } : { stepsOf: answerSteps, questions: answering, ends: { answer: AnswerPage } }
  return <CaseFlow context={context} {...part} />
}
