import * as Radix from '@radix-ui/react-accordion'
import { useState } from 'react'
import type { ReplacesMarkup } from '../browser/mountIsland.tsx'
import type { QuestionsMode } from '../components/Questions.tsx'

/** Questions with arrow keys between them, in place of the plain ones. An open one can always be closed. */
export function Questions({ mode, plain }: { mode: QuestionsMode } & ReplacesMarkup) {
  const [questions] = useState(() => questionsIn(plain))
  const open = questions.filter((question) => question.open).map(({ id }) => id)
  const parts = questions.map(({ id, ask, answer }) => (
    <Radix.Item key={id} value={id} id={id} className="question">
      <Radix.Header>
        <Radix.Trigger className="question-ask" data-part={id}>
          <MovedNodes nodes={ask} />
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content className="question-answer">
        <MovedNodes nodes={answer} />
      </Radix.Content>
    </Radix.Item>
  ))
  const many = { type: 'multiple', defaultValue: open } as const
  const one = { type: 'single', collapsible: true, defaultValue: open[0] ?? '' } as const
  return <Radix.Root {...(mode === 'single' ? one : many)}>{parts}</Radix.Root>
}

const questionsIn = (plain: DocumentFragment) =>
  [...plain.querySelectorAll('details')].map((details) => ({
    id: details.id,
    open: details.open,
    ask: [...(details.querySelector('summary')?.childNodes ?? [])],
    answer: [...(details.querySelector('.question-answer')?.childNodes ?? [])],
  }))

/** Prerendered nodes, shown where a component would have its children. */
const MovedNodes = ({ nodes }: { nodes: readonly ChildNode[] }) => (
  <span className="contents" ref={(place) => place?.append(...nodes)} />
)
