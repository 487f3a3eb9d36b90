import { withCase } from '../../toolkit/case/withCase.tsx'
import { fetchedPart, fetchedParts } from '../../toolkit/controls/fetchedPart.tsx'
import { fetchLetters } from '../../toolkit/letters/knownLetters.ts'
import { ActingQuestion } from '../../toolkit/questions/actingQuestion.ts'
import { fromQuestions, personQuestions } from '../../toolkit/questions/caseQuestions.ts'
import { StepFlow } from '../../toolkit/run/StepFlow.tsx'
import { useCaseAnswers, useStep } from '../../toolkit/run/stepStores.ts'
import { answerSteps, howQuestion, isReading, readingSteps } from './decoderSteps.ts'

/** Code that goes by the letters that lenders send: they are many, and are wanted only by those who go on. */
const withLetters = async <Code,>(load: () => Promise<Code>): Promise<Code> =>
  (await Promise.all([load(), fetchLetters()]))[0]

const reading = {
  how: howQuestion,
  ...fetchedParts(
    ['words', 'says', 'kind', 'stage', 'complained', 'dated'],
    async () => (await withLetters(() => import('./readingPages.ts'))).readingPages,
  ),
}
const answering = { ...reading, ...personQuestions, acting: ActingQuestion, ...fromQuestions }

// What a letter means comes after some questions, and the letter back after more; so does their code.
const meaning = {
  meaning: fetchedPart(async () => (await withLetters(() => import('./MeaningPage.tsx'))).MeaningPage),
}
const answer = {
  answer: fetchedPart(async () => (await withLetters(() => import('./AnswerPage.tsx'))).AnswerPage),
}

/** Explain a lender’s letter and by when to act; then, for those who want it, write the letter back. */
export const Tool = withCase(function ReplyDecoder({ context }) {
  const { id } = useStep()
  // One flow in both cases, so that the focus goes on with the visitor.
  const part = isReading(id)
    ? { stepsOf: readingSteps, questions: reading, ends: meaning }
    : { stepsOf: answerSteps, questions: answering, ends: answer }
  const store = useCaseAnswers()
  return <StepFlow store={store} context={context} {...part} />
})
