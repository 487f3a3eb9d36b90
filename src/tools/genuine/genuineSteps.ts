import { genuineQuestions } from '../../genuine/genuineCheck.ts'
import type { CheckAnswers } from '../checks/reachableCheck.ts'

/** The questions still to be asked, in order: a yes to the first is enough. */
export const genuineSteps = (answers: CheckAnswers): string[] => (answers[genuineQuestions[0]] === 'yes' ? genuineQuestions.slice(0, 1) : [...genuineQuestions])
