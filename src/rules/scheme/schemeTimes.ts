import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import type { SchemeState } from '../../facts/schema.ts'
import { factNamed, schemeStateOn, valueOn } from '../../facts/valueOn.ts'

/** How the scheme’s own times stand in a state of the scheme. */
export type SchemeTimes = {
  /** The lender’s time to decide a complaint: the scheme’s, none for now, or the ordinary one. */
  decision: 'runs' | 'paused' | 'ordinary'
  /** The days for visitors, to join or to come forward: as set, to be set anew, or gone with the scheme. */
  joining: 'holds' | 'awaited' | 'gone'
}

const times: Record<SchemeState, SchemeTimes> = {
  live: { decision: 'runs', joining: 'holds' },
  'part-suspended': { decision: 'paused', joining: 'holds' },
  upheld: { decision: 'runs', joining: 'holds' },
  // Whether the order outlasts the Tribunal is for the courts: nothing is counted that a lender need not keep.
  'upheld-under-appeal': { decision: 'paused', joining: 'holds' },
  quashed: { decision: 'ordinary', joining: 'gone' },
  'quashed-to-be-remade': { decision: 'paused', joining: 'awaited' },
  remade: { decision: 'paused', joining: 'awaited' },
}

/** How the scheme’s own times stand on a day. */
export const schemeTimes = (facts: Facts, today: PlainDate): SchemeTimes => times[schemeStateOn(facts, today)]

/** Whether a date of the scheme was set since the scheme came to be in its present state. One set before may no longer be right. */
export const setSinceThen = (facts: Facts, id: string, today: PlainDate): boolean =>
  valueOn(factNamed(facts, id), today).from >= valueOn(factNamed(facts, 'scheme.state'), today).from
