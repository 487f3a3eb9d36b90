/** Before or at the lender’s last word; null for letters that decide nothing. */
export const stages = ['provisional', 'final'] as const
export type Stage = (typeof stages)[number]

/** Recipients of a letter. */
export const addressees = ['complained', 'not-complained', 'anyone'] as const
export type Addressee = (typeof addressees)[number]

/** The events that start a clock by the date on a letter. */
export const startingEvents = ['final-response', 'scheme-decision', 'opt-in-invitation'] as const
export type StartingEvent = (typeof startingEvents)[number]

/** Tests that the ombudsman applies to a case. */
export const ombudsmanTests = ['fair-and-reasonable', 'scheme'] as const

/** Questions to ask where the words of a letter leave it open: "kind" where neither of the others tells what it is. */
export const asks = ['provisional', 'complained', 'kind'] as const
export type Ask = (typeof asks)[number]

/** Degrees to which a statement about a letter was read in the rules themselves. */
export const readings = ['seen', 'reported', 'inferred', 'not-seen'] as const

/** Signs that together make a letter known: all of `all`, one of `any`, and none of `none`. */
export type SignRule = {
  all?: readonly string[] | undefined
  any?: readonly string[] | undefined
  none?: readonly string[] | undefined
}

/** Distinguishing data of a letter. */
export type KnownLetter = {
  id: string
  stage: Stage | null
  to: Addressee
  starts: StartingEvent | null
  ombudsmanTest: (typeof ombudsmanTests)[number] | null
  twin?: string | undefined
  /** One of these signs stands in every such letter, whatever else it says. */
  needs?: readonly string[] | undefined
  known: readonly SignRule[]
}

/** Weight of each sign that a letter is provisional or final: 3 where it names itself so, less where it only behaves so. */
export type StageSigns = Readonly<Record<string, number>>

/** Rules for reading signs together. */
export type SignRules = {
  stages: Readonly<Record<Stage, StageSigns>>
  /** Signs by which a letter says in so many words what it is. */
  callsItself: Readonly<Record<Stage, readonly string[]>>
  /** Signs that say who was written to. */
  complained: { yes: readonly string[]; no: readonly string[] }
  /** Signs of a text that no lender sends about this: some whatever else it says, some unless it bears one of `unless`. */
  irrelevant: { always: readonly string[]; others: readonly string[]; unless: readonly string[] }
}

/** Most characters of what was pasted that are read: more than letters have, and few enough to be read at once. */
export const mostRead = 20_000
