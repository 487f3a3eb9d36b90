import type { ReactNode } from 'react'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Change } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { DateBoxes, dateFaultsOf } from '../kit/DateBoxes.tsx'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { boxesOf } from './keptDate.ts'

/** A day in three boxes, in the past or today. Where people may not know it, they can say so. */
export function DayQuestion({
  page,
  id,
  title,
  about,
  hint,
  given,
  unknown: mayBeUnknown = false,
  keep,
}: {
  page: QuestionProps
  id: string
  title: string
  /** Completes "Enter the date …" and "Date … must …". */
  about: string
  hint: ReactNode
  given: string | undefined
  unknown?: boolean
  keep: (day: PlainDate | null) => Change
}) {
  const words = questionWords(page).day
  const [typed, setTyped] = useTyped('day', () => boxesOf(given))
  const [unknown, setUnknown] = useTyped('unknown', given === 'unknown')
  const check = () => {
    if (unknown) return keep(null)
    const parsed = parseDateParts(typed, { about, today: page.context.today })
    return parsed.ok ? keep(parsed.value) : dateFaultsOf(id, parsed)
  }
  return (
    <Asked title={title} page={page} check={check}>
      {(_, faults) => (
        <>
          <DateBoxes
            asQuestion
            id={id}
            legend={title}
            hint={hint}
            values={typed}
            faults={faults}
            onChange={(part, value) => {
              setTyped((before) => ({ ...before, [part]: value }))
              setUnknown(false)
            }}
          />
          {mayBeUnknown && (
            <div className="unknown">
              <p>{words.or}</p>
              <Checkbox id={`${id}-unknown`} label={words.unknown} checked={unknown} onChange={setUnknown} />
            </div>
          )}
        </>
      )}
    </Asked>
  )
}
