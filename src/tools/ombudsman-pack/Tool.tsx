import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { beforeQuestion } from '../../toolkit/questions/beforeQuestion.ts'
import { inChecks } from '../../toolkit/questions/inChecks.ts'
import { questionWords } from '../../toolkit/questions/PageQuestion.tsx'
import type { AnswerBinding } from '../../toolkit/questions/question.tsx'
import { letterTool } from '../../toolkit/run/letterTool.tsx'
import { complainedSoFar, packWay } from './packSteps.ts'

// The pack comes after many questions; so does its code.
const pages = () => import('./packEnds.tsx')

/** Bind the question “Did you complain?” to the kept check. */
const complained: AnswerBinding<string> = {
  given: ({ now }) => complainedSoFar(now),
  keep: (value) => inChecks({ 'pack-before': value ?? '' }),
}

const questions = {
  before: beforeQuestion(complained, (page) => questionWords(page).complained),
  answer: fetchedPart(async () => (await import('./AnswerQuestion.tsx')).AnswerQuestion),
}

const ends = {
  check: fetchedPart(async () => (await pages()).PackCheck),
  reasons: fetchedPart(async () => (await pages()).PackReasonsPage),
  sheets: fetchedPart(async () => (await pages()).PackSheetsPage),
}
const early = fetchedPart(async () => (await pages()).TooEarlyPage)

/** Check whether the ombudsman can be asked now and, if so, write the nine sheets to send. */
export const Tool = letterTool({ way: packWay, questions, ends, early })
