import { useState } from 'react'
import type { ReplacesMarkup } from '../browser/mountIsland.tsx'
import { Accordion, type AccordionMode } from '../components/Accordion.tsx'

/** Questions that open and close, with arrow keys between them. It takes over the plain ones with what stands in them, open or closed. */
export function Questions({ mode, plain }: { mode: AccordionMode } & ReplacesMarkup) {
  const [questions] = useState(() => questionsIn(plain))
  return (
    <Accordion
      mode={mode}
      open={questions.filter(({ open }) => open).map(({ id }) => id)}
      items={questions.map(({ id, ask, answer }) => ({
        id,
        heading: <MovedNodes nodes={ask} />,
        content: <MovedNodes nodes={answer} />,
      }))}
    />
  )
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
