import type { CheckAnswers } from '../questions/reachableCheck.ts'
import { genuineQuestions } from './genuineCheck.ts'

/** The questions still to be asked, in order: a yes to the first is enough. */
export const genuineSteps = (answers: CheckAnswers): string[] =>
  answers[genuineQuestions[0]] === 'yes' ? genuineQuestions.slice(0, 1) : [...genuineQuestions]
