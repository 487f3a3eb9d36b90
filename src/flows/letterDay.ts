import type { PlainDate } from '../dates/plainDate.ts'
import { type Answers, UNKNOWN } from './answers.ts'

/** The day a letter counts from: the date printed on it, or else its postmark. */
export const letterDay = (answers: Answers): PlainDate | undefined =>
  [answers['letter-date'], answers.postmark, answers['invitation-date'], answers['determination-date']].find(
    (day) => day !== undefined && day !== UNKNOWN,
  )
