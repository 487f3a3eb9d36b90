import { useState } from 'react'
import { Accordion, type AccordionMode } from '../components/Accordion.tsx'

/** Questions that open and close, with arrow keys between them. It takes over the plain ones with what stands in them, open or closed. */
export function Questions({ mode }: { mode: AccordionMode }) {
  const [questions] = useState(questionsOnPage)
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

/** Read before the first render takes the plain questions away. */
const questionsOnPage = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('[data-island="Questions"] > details')].map((details) => ({
    id: details.id,
    open: details.open,
    ask: [...(details.querySelector('summary')?.childNodes ?? [])],
    answer: [...(details.querySelector('.question-answer')?.childNodes ?? [])],
  }))

/** Prerendered nodes, shown where React would show an element’s children. */
const MovedNodes = ({ nodes }: { nodes: readonly ChildNode[] }) => (
  <span className="contents" ref={(place) => place?.append(...nodes)} />
)
