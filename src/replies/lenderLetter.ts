/** Before or at the lender’s last word; null for letters that decide nothing. */
export const stages = ['provisional', 'final'] as const
export type Stage = (typeof stages)[number]

export const addressees = ['complained', 'not-complained', 'anyone'] as const

/** The events that start a clock by the date on a letter. */
export const startingEvents = ['final-response', 'scheme-decision', 'opt-in-invitation'] as const
export type StartingEvent = (typeof startingEvents)[number]

export const ombudsmanTests = ['fair-and-reasonable', 'scheme'] as const

/** Questions to ask where the words of a letter leave it open: "kind" where neither of the others tells what it is. */
export const asks = ['provisional', 'complained', 'kind'] as const
export type Ask = (typeof asks)[number]

/** Degrees to which a statement about a letter was read in the rules themselves. */
export const readings = ['seen', 'reported', 'inferred', 'not-seen'] as const

/** Most characters of what was pasted that are read: more than letters have, and few enough to be read at once. */
export const mostRead = 20_000

/** Facts known from answers besides the words, if any. */
export type KnownAnswers = { complained?: boolean | undefined; stage?: Stage | undefined; kind?: string | undefined }

/** The answer that it is none of the kinds that were offered. */
export const noneOfThem = 'none'
