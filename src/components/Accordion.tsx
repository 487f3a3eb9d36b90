import * as Radix from '@radix-ui/react-accordion'
import type { ReactNode } from 'react'

/** Behaviour of the other parts when one opens: closed, or left as they are. */
export type AccordionMode = 'single' | 'multiple'

export type AccordionItem = { id: string; heading: ReactNode; content: ReactNode }

/** Headings that open and close their parts: several at once, or one at a time. The open one can always be closed. */
export function Accordion({
  items,
  mode,
  open,
}: {
  items: readonly AccordionItem[]
  mode: AccordionMode
  open: readonly string[]
}) {
  const parts = items.map(({ id, heading, content }) => (
    <Radix.Item key={id} value={id} id={id} className="question">
      <Radix.Header>
        <Radix.Trigger className="question-ask" data-part={id}>
          {heading}
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content className="question-answer">{content}</Radix.Content>
    </Radix.Item>
  ))
  return mode === 'single' ? (
    <Radix.Root type="single" collapsible defaultValue={open[0] ?? ''}>
      {parts}
    </Radix.Root>
  ) : (
    <Radix.Root type="multiple" defaultValue={[...open]}>
      {parts}
    </Radix.Root>
  )
}
