import { useEffect, useState } from 'react'
import { type JourneyStep, journeySteps, journeyStepsOf } from '../../casefile/journeySteps.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { calledIn, readKept } from '../../toolkit/case/keptCase.ts'
import { fetchReader, thisDevice } from '../../toolkit/case/thisDevice.ts'

export type JourneyPlaceProps = {
  /** Text shown without a case. */
  says: string
  /** Said of a case; {steps} are their numbers. */
  saved: string
  /** Joins the last two numbers. */
  and: string
}

/** Mark the steps of the page’s journey that the case on this device has reached, and say which. Nothing leaves the device. */
export function JourneyPlace({ says, saved, and }: JourneyPlaceProps) {
  const [{ steps, called }, setKept] = useState(noSteps)
  useEffect(() => void keptSteps().then(setKept), [])
  useEffect(() => {
    for (const step of steps) document.getElementById(`step-${step}`)?.setAttribute('aria-current', 'step')
  }, [steps])
  const numbers = steps.map((step) => String(journeySteps.indexOf(step) + 1))
  const listed = [numbers.slice(0, -1).join(', '), numbers.slice(-1)[0]].filter(Boolean).join(` ${and} `)
  return (
    <p className="journey-place">
      {called && steps.length > 0 && <strong>{called}: </strong>}
      {steps.length === 0 ? says : fillIn(saved, { steps: listed })}
    </p>
  )
}

/** The steps of the open case, and its name where the device has several. */
const noSteps: { steps: JourneyStep[]; called: string | null } = { steps: [], called: null }

/** The tools report a case that cannot be read. */
async function keptSteps(): Promise<typeof noSteps> {
  try {
    await fetchReader()
    const place = thisDevice.place()
    const found = readKept(place, thisDevice.format)
    const steps = found.is === 'readable' ? journeyStepsOf(found.kept.snapshot.caseFile) : []
    return { steps, called: calledIn(place) }
  } catch {
    return noSteps
  }
}
