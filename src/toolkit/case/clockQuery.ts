import { dataClient } from '../../browser/dataClient.ts'
import { dayInLondon, daysBetween, type PlainDate } from '../../dates/plainDate.ts'

/** Milliseconds to wait for the server’s time: a tool waits for it. */
const patience = 1500

/** How far this device’s clock is ahead of the server’s, in milliseconds. Asked with HEAD, which no cached copy answers. */
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
 * Return how far a clock is ahead of a server’s answer, in milliseconds. An answer from a shared cache has an Age.
 * @throws when the answer has no date
 */
export function aheadOf(headers: Pick<Headers, 'get'>, device: number): number {
  const made = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(made)) throw new Error('The answer has no date.')
  return device - made - (Number(headers.get('Age')) || 0) * 1000
}

/** Ask the server for its time, if the device’s clock could be ahead. */
export async function askClock(built: PlainDate): Promise<void> {
  if (dayInLondon(Date.now()) > built && navigator.onLine) await dataClient.prefetchQuery(clockQuery)
}

export const dayNow = (built: PlainDate): DayInUse =>
  dayInUse(built, Date.now(), dataClient.getQueryData<number>(clockQuery.queryKey))

/** The day that letters and dates are made for, and the day that the device gives where that is in doubt; null when all agree. */
export type DayInUse = { today: PlainDate; doubt: { is: 'ahead' | 'notChecked'; says: PlainDate } | null }

/** Milliseconds a device may be ahead of the server: as much as a clock set to another zone’s time. */
const mostAhead = 24 * 60 * 60 * 1000
/** Days after the build for which a device’s own date is simply trusted. */
const mostDays = 45

/**
 * Choose the day in use. The build’s day is the earliest possible, so a device behind it is wrong; a later day is
 * checked against the server.
 * @param built the day of the build
 * @param device the device’s clock, in milliseconds
 * @param ahead by how much the device is ahead of the server, in milliseconds; undefined when the server could not be asked
 */
export function dayInUse(built: PlainDate, device: number, ahead: number | undefined): DayInUse {
  const says = dayInLondon(device)
  if (says <= built) return { today: built, doubt: null }
  if (ahead !== undefined && ahead > mostAhead) {
    const server = dayInLondon(device - ahead)
    return { today: server > built ? server : built, doubt: { is: 'ahead', says } }
  }
  const isNear = ahead !== undefined || daysBetween(built, says) <= mostDays
  return { today: says, doubt: isNear ? null : { is: 'notChecked', says } }
}
