import { useEffect, useRef } from 'react'
import type { DatePart, Message, Parsed } from '../../casefile/inputs/parsed.ts'
import { useMessages } from './useWords.ts'

/** One fault: what is wrong, said in the same words beside the field, and the id of the first box it is about. `parts` are the wrong boxes of a date, where not all of them are. */
export type Fault = { message: Message; box: string; parts?: readonly string[] }

/** Everything wrong with a page, above it. Takes focus each time it is shown anew; each line leads to its box. */
export function ErrorSummary({ faults }: { faults: readonly Fault[] }) {
  const box = useRef<HTMLDivElement>(null)
  const said = useMessages()
  // A new list of faults is a new object, so pressing Continue again brings focus back here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the list, which the effect does not read
  useEffect(() => box.current?.focus(), [faults])
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary">
      <h2 id="error-summary">There is a problem</h2>
      <ul className="errors">
        {faults.map(({ message, box: target }) => (
          <li key={target}>
            <a href={`#${target}`} onClick={(event) => focusBox(event, target)}>
              {said(message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focus the box itself, not just scroll to it, and leave the page’s address unchanged. */
function focusBox(event: { preventDefault: () => void }, id: string) {
  event.preventDefault()
  const target = document.getElementById(id)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

export const faultIn =
  (faults: readonly Fault[]) =>
  (box: string): Message | undefined =>
    faults.find((fault) => fault.box === box)?.message

/** Result of reading a box, the fault its question found, or null where the box does not count. */
type Held = Parsed<unknown, Message> | string | null

/** List the faults of some boxes in order; a date’s fault points to the first box that is wrong. Valid boxes add nothing. */
export const faultsOf = (boxes: readonly (readonly [box: string, held: Held])[]): Fault[] =>
  boxes.flatMap(([box, held]): Fault[] => {
    if (typeof held === 'string') return [{ box, message: held }]
    if (held === null || held.ok) return []
    const { fault: message, parts } = held
    return [parts?.[0] ? { box: dateBoxId(box, parts[0]), message, parts } : { box, message }]
  })

/** The id of one box of a date, which errors lead to. */
export const dateBoxId = (id: string, part: DatePart): string => `${id}-${part}`
