import type { PlainDate } from '../dates/plainDate.ts'
import { type SchemeState, schemeStates } from '../facts/schema.ts'
import { didYouMean } from '../problems/nearest.ts'
import { type Files, filesOnDisk } from '../content/reading/files.ts'
import { supposing } from '../site/supposing.ts'
import { UsageError } from './faults.ts'
import { todayFrom } from './clock.ts'

/** Scenario a command supposes: the day, and a state that the scheme comes to on it. */
export type Supposed = { today: PlainDate; state?: SchemeState | undefined }

/** Options that set the scenario. */
export const supposedOptions = { today: { type: 'string' }, state: { type: 'string' } } as const

/** Throws a UsageError that says what a day or a state looks like. */
export function supposedFrom({ today, state }: { today?: string | undefined; state?: string | undefined }): Supposed {
  if (state === undefined) return { today: todayFrom(today) }
  if (!(schemeStates as readonly string[]).includes(state)) {
    const fix = didYouMean(state, schemeStates, `use one of ${schemeStates.join(', ')}`)
    throw new UsageError(`"${state}" is no state of the scheme: ${fix}`)
  }
  return { today: todayFrom(today), state: state as SchemeState }
}

/** The files of a site as they would be. */
export function filesSupposing(folder: string, { today, state }: Supposed): Files {
  const files = filesOnDisk(folder)
  return state === undefined ? files : supposing(files, state, today)
}
