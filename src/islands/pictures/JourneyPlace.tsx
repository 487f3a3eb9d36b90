import { useEffect, useState } from 'react'
import { type JourneyStep, journeySteps, journeyStepsOf } from '../../casefile/journeySteps.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { caseFormat, fetchReader } from '../../toolkit/case/caseFormat.ts'
import { readKept } from '../../toolkit/case/keptCase.ts'

export type JourneyPlaceProps = {
  /** What stands there without a case. */
  says: string
  /** Said of a case; {steps} are their numbers. */
  saved: string
  /** Joins the last two numbers. */
  and: string
}

/** Marks the steps of the page’s journey at which the case on this device stands, and says which. Nothing leaves the device. */
export function JourneyPlace({ says, saved, and }: JourneyPlaceProps) {
  const [steps, setSteps] = useState<JourneyStep[]>([])
  useEffect(() => void keptSteps().then(setSteps), [])
  useEffect(() => {
    for (const step of steps) document.getElementById(`step-${step}`)?.setAttribute('aria-current', 'step')
  }, [steps])
  const numbers = steps.map((step) => String(journeySteps.indexOf(step) + 1))
  const listed = [numbers.slice(0, -1).join(', '), numbers.slice(-1)[0]].filter(Boolean).join(` ${and} `)
  return <p className="journey-place">{steps.length === 0 ? says : fillIn(saved, { steps: listed })}</p>
}

/** A case that cannot be read is the tools’ to speak of. */
async function keptSteps(): Promise<JourneyStep[]> {
  try {
    await fetchReader()
    const found = readKept(localStorage, caseFormat)
    return found.is === 'readable' ? journeyStepsOf(found.kept.snapshot.caseFile) : []
  } catch {
    return []
  }
}
