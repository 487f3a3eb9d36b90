/** Yes, no, or not known. Not knowing is never read as no. */
export type Answer = boolean | 'unknown'

export const not = (answer: Answer): Answer => (answer === 'unknown' ? answer : !answer)

/** No if any is no; otherwise unknown if any is unknown; otherwise yes. */
export const allOf = (...answers: Answer[]): Answer =>
  answers.includes(false) ? false : answers.includes('unknown') ? 'unknown' : true

/** Yes if any is yes; otherwise unknown if any is unknown; otherwise no. */
export const anyOf = (...answers: Answer[]): Answer => not(allOf(...answers.map(not)))
