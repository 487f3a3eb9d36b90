import { dayInLondon, daysBetween, type PlainDate } from '../../dates/plainDate.ts'

/** The day that letters and dates are made for, and the day that the device gives where that is in doubt; null when all agree. */
export type DayInUse = { today: PlainDate; doubt: { is: 'ahead' | 'notChecked'; says: PlainDate } | null }

/** How far a device may be ahead of the server, in milliseconds: as much as a clock set to another zone’s time. */
const mostAhead = 24 * 60 * 60 * 1000
/** How old a site may be, in days, before a device that says so is not simply believed. */
const mostDays = 45

/**
 * The day in use. The build’s day is the earliest it can be, so a device behind it is wrong; one that says a later day is
 * asked against the server.
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
