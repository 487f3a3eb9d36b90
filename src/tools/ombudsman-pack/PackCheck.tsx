import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import { toolWords } from '../../letters/toolWords.ts'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'

/** All answers, before what the lender has said. */
export const PackCheck = (end: EndProps) => (
  <CheckAnswers end={end} next="pack" button={toolWords(end.context.words, 'ombudsman-pack').afterCheck} />
)
