import type { ReactNode } from 'react'

/** Questions and answers. Each opens by itself, with or without script; the Questions island adds moving between them by arrow keys. */
export const Questions = ({ children }: { children: ReactNode }) => (
  <section className="questions" aria-labelledby="questions">
    <h2 id="questions">Questions and answers</h2>
    <div id="question-list" data-island="Questions" data-start="intent" data-props='{"mode":"multiple"}'>{children}</div>
  </section>
)

export const Question = ({ ask, id, children }: { ask: ReactNode; id: string; children: ReactNode }) => (
  <details className="question" id={id}>
    <summary className="question-ask" data-part={id}>{ask}</summary>
    <div className="question-answer">{children}</div>
  </details>
)
