import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { signStep } from '../../toolkit/questions/signQuestion.ts'
import { genuineQuestions } from './weighGenuineSigns.ts'

/** The questions still to be asked, in order: a yes to the first is enough. */
export const genuineSteps = ({ answers: { checks = {} } }: Snapshot): string[] =>
  (checks[signStep(genuineQuestions[0])] === 'yes' ? genuineQuestions.slice(0, 1) : genuineQuestions).map(signStep)
