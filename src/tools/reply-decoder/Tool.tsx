import { useEffect, useMemo } from 'react'
import { wordsIn } from '../../letters/wordsIn.ts'
import { CaseFlow, type EndProps } from '../case/CaseFlow.tsx'
import type { Snapshot } from '../case/snapshot.ts'
import { useStep } from '../case/step.ts'
import { withCase } from '../case/withCase.tsx'
import { fetchedPart } from '../kit/fetchedPart.tsx'
import { FromOtherQuestion } from '../questions/FromOtherQuestion.tsx'
import { FromQuestion } from '../questions/FromQuestion.tsx'
import { personQuestions } from '../questions/personQuestions.ts'
import { answerSteps, isReading, readingSteps } from './decoderSteps.ts'
import { DatedQuestion } from './DatedQuestion.tsx'
import { HowQuestion } from './HowQuestion.tsx'
import { SaysQuestion } from './SaysQuestion.tsx'
import { WordsQuestion } from './WordsQuestion.tsx'

const reading = { how: HowQuestion, words: WordsQuestion, says: SaysQuestion, dated: DatedQuestion }
const answering = { ...reading, ...personQuestions, from: FromQuestion, 'from-other': FromOtherQuestion }

// What a letter means comes after some questions, and the letter back after more; so does their code.
const Meaning = fetchedPart<EndProps>(async () => (await import('./MeaningPage.tsx')).MeaningPage)
const Answer = fetchedPart<EndProps>(async () => (await import('./AnswerPage.tsx')).AnswerPage)
const meaning = { meaning: Meaning }
const answer = { answer: Answer }

/** What a lender’s letter means and by when to act; then, for those who want it, the letter back. */
export const Tool = withCase(function ReplyDecoder({ context }) {
  const { id } = useStep()
  const begun = id !== ''
  const answers = !isReading(id)
  useEffect(() => {
    if (begun) Meaning.prefetch?.()
    if (answers) Answer.prefetch?.()
  }, [begun, answers])
  const stepsOf = useMemo(
    () => (now: Snapshot) => answerSteps(now, wordsIn(context.words, 'reply-decoder').meanings),
    [context],
  )
  // One flow in both cases, so that the focus goes on with the visitor.
  const part = answers
    ? { stepsOf, questions: answering, ends: answer }
    : { stepsOf: readingSteps, questions: reading, ends: meaning }
  return <CaseFlow context={context} {...part} />
})
