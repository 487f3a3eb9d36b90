import { dataClient } from '../../browser/dataClient.ts'
import { dayInLondon, type PlainDate } from '../../dates/plainDate.ts'
import { type DayInUse, dayInUse } from './dayInUse.ts'

/** How long the server may take to say what time it is, in milliseconds: a tool waits for it. */
const patience = 1500

/** By how much this device’s clock is ahead of the server’s, in milliseconds. Asked with HEAD, which no kept copy answers. */
const clockQuery = {
  queryKey: ['/robots.txt', 'clock'],
  queryFn: async (): Promise<number> => {
    const { headers } = await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return aheadOf(headers, Date.now())
  },
}

/**
 * By how much a clock is ahead of a server’s answer, in milliseconds. An answer out of a shared cache has an age.
 * @throws when the answer does not say when it was made
 */
export function aheadOf(headers: Pick<Headers, 'get'>, device: number): number {
  const made = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(made)) throw new Error('The answer has no date.')
  return device - made - (Number(headers.get('Age')) || 0) * 1000
}

/** Asks the server for its clock, where the device’s could be ahead of it. */
export async function askClock(built: PlainDate): Promise<void> {
  if (dayInLondon(Date.now()) > built && navigator.onLine) await dataClient.prefetchQuery(clockQuery)
}

/** The day in use now, by what the server has said. */
export const dayNow = (built: PlainDate): DayInUse =>
  dayInUse(built, Date.now(), dataClient.getQueryData<number>(clockQuery.queryKey))
