import type { Answers } from './answers.ts'
import { isAnswer } from './isAnswer.ts'
import type { Flow } from './schema.ts'

/**
 * Answers as a query string keyed by question id: "finance=hp&start=2016-03". Those of a second run through the
 * questions carry its number in front: "2.finance=pcp". Nothing in them says who the visitor is.
 */
export function toQuery(flow: Flow, runs: readonly Answers[]): URLSearchParams {
  const query = new URLSearchParams()
  runs.forEach((answers, index) => {
    for (const id of Object.keys(flow.questions))
      if (answers[id] !== undefined) query.set(keyOf(index, id), answers[id])
  })
  return query
}

/** The answers a query string holds. Keys that are no question's, and answers no question allows, are left out. There is always one run. */
export function fromQuery(flow: Flow, query: URLSearchParams): Answers[] {
  const most = flow.several?.most ?? 1
  const runs = Array.from({ length: most }, (_, index) =>
    Object.fromEntries(
      Object.entries(flow.questions).flatMap(([id, question]) => {
        const answer = query.get(keyOf(index, id))
        return answer !== null && isAnswer(question, answer) ? [[id, answer]] : []
      }),
    ),
  )
  const last = runs.findLastIndex((answers) => Object.keys(answers).length > 0)
  return runs.slice(0, Math.max(1, last + 1))
}

/** The key of a question’s answer: "apr", and "2.apr" in the second run. Runs count from 0. */
export const keyOf = (run: number, id: string): string => (run === 0 ? id : `${run + 1}.${id}`)
