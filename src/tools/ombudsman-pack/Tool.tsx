import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { beforeQuestion } from '../../toolkit/questions/beforeQuestion.ts'
import { type QuestionProps, questionWords } from '../../toolkit/questions/PageQuestion.tsx'
import { complainedSoFar, packWay } from './packSteps.ts'
import { inChecks } from '../../toolkit/questions/inChecks.ts'
import type { AnswerBinding } from '../../toolkit/questions/question.tsx'
import { letterTool } from '../../toolkit/run/letterTool.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'

/** A complaint is what opens the way to the ombudsman. */
const complained: AnswerBinding<string> = {
  given: ({ now }) => complainedSoFar(now),
  keep: (value) => inChecks({ 'pack-before': value ?? '' }),
}

const questions = {
  before: beforeQuestion(complained, (page) => questionWords(page).complained),
  answer: fetchedPart<QuestionProps>(async () => (await import('./AnswerQuestion.tsx')).AnswerQuestion),
}

// The pack comes after many questions; so does its code.
const part = (stage: 'reasons' | 'sheets') =>
  fetchedPart<EndProps>(async () => {
    const { PackPage } = await import('./PackPage.tsx')
    return (end) => <PackPage {...end} stage={stage} />
  })
const ends = {
  check: fetchedPart<EndProps>(async () => (await import('./PackCheck.tsx')).PackCheck),
  reasons: part('reasons'),
  sheets: part('sheets'),
}

/** Check whether the ombudsman can be asked now and, if so, write the nine sheets to send. */
export const Tool = letterTool({
  way: packWay,
  questions,
  ends,
  early: fetchedPart<EndProps>(async () => (await import('./TooEarlyPage.tsx')).TooEarlyPage),
})
