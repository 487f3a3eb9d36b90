import type { ClockName } from '../rules/deadlines/clock.ts'

/** An id out of what makes a deadline itself: the case, the clock, and the event that started it. No name is in it. */
export const calendarId = (caseId: string, clock: ClockName, eventId: string | null): string =>
  `${clock}-${caseId}-${eventId ?? 'fixed'}`
