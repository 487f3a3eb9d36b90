import { dayInLondon, daysBetween, longDate, type PlainDate } from '../../dates/plainDate.ts'

/** The day that letters and dates are made for, and what is to be said of it; empty when all agree. */
export type DayInUse = { today: PlainDate; doubt: string }

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
  if (says <= built) return { today: built, doubt: '' }
  if (ahead !== undefined && ahead > mostAhead) {
    const server = dayInLondon(device - ahead)
    const today = server > built ? server : built
    return {
      today,
      doubt: `The clock of this device says ${longDate(says)}, but it is ${longDate(today)}. Dates and letters here follow the right day.`,
    }
  }
  if (ahead === undefined && daysBetween(built, says) > mostDays) {
    return {
      today: says,
      doubt: `This device says that today is ${longDate(says)}. We could not check that. Dates and letters here follow it. If it is wrong, set the device’s clock and load this page again.`,
    }
  }
  return { today: says, doubt: '' }
}
