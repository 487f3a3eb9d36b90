import { CountQuestion } from './CountQuestion.tsx'
import { DealerQuestion } from './DealerQuestion.tsx'
import { JointQuestion } from './JointQuestion.tsx'
import { KindQuestion } from './KindQuestion.tsx'
import { NumberQuestion } from './NumberQuestion.tsx'
import { PlatesQuestion } from './PlatesQuestion.tsx'
import { StartQuestion } from './StartQuestion.tsx'

/** The pages of the questions about agreements. */
export const agreementPages = {
  count: CountQuestion,
  number: NumberQuestion,
  kind: KindQuestion,
  start: StartQuestion,
  plates: PlatesQuestion,
  dealer: DealerQuestion,
  joint: JointQuestion,
}
