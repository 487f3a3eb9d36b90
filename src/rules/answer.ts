/** Yes, no, or not known. Not knowing is never read as no. */
export type Answer = boolean | 'unknown'

/** An answer, or a question that was never asked. That rules nothing out, and the result says that it was not checked. */
export type AnswerOrNotAsked = Answer | 'not-asked'

export function not(answer: Answer): Answer
export function not(answer: AnswerOrNotAsked): AnswerOrNotAsked
export function not(answer: AnswerOrNotAsked): AnswerOrNotAsked {
  return typeof answer === 'boolean' ? !answer : answer
}

/** No if any is no; otherwise unknown if any is unknown; otherwise yes. What was not asked changes nothing. */
export const allOf = (...answers: AnswerOrNotAsked[]): Answer =>
  answers.includes(false) ? false : answers.includes('unknown') ? 'unknown' : true

/** Yes if any is yes; otherwise unknown if any is unknown; otherwise no. */
export const anyOf = (...answers: Answer[]): Answer => not(allOf(...answers.map((answer) => not(answer))))
