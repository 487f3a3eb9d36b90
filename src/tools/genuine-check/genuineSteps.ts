import type { CheckAnswers } from '../questions/reachableCheck.ts'
import { genuineQuestions } from './genuineCheck.ts'

/** The questions still to be asked, in order: a yes to the first is enough. */
export const genuineSteps = (answers: CheckAnswers): string[] => {
  const all = genuineQuestions.map(({ id }) => id)
  return answers[all[0] ?? ''] === 'yes' ? all.slice(0, 1) : all
}
