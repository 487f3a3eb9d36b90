import type { ReactNode } from 'react'

/** Behaviour of the other questions when one opens: closed, or left as they are. */
export type QuestionsMode = 'single' | 'multiple'

/** Questions and answers. They open and close with or without script; the Questions island adds moving between them by arrow keys. */
export const QuestionList = ({ mode, children }: { mode: QuestionsMode; children: ReactNode }) => (
  <section className="questions" aria-labelledby="questions">
    <h2 id="questions">Questions and answers</h2>
    <div id="question-list" data-island="Questions" data-start="intent" data-props={JSON.stringify({ mode })}>
      {children}
    </div>
  </section>
)

export const QuestionItem = (question: { mode: QuestionsMode; ask: ReactNode; id: string; children: ReactNode }) => (
  <details className="question" id={question.id} name={question.mode === 'single' ? 'questions' : undefined}>
    <summary className="question-ask" data-part={question.id}>
      {question.ask}
    </summary>
    <div className="question-answer">{question.children}</div>
  </details>
)
