import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'
import type { WorkingDays } from './workingDays.ts'

/** How something was sent. */
export type SentBy = 'email' | 'post' | 'form' | 'phone'

/** The day a thing sent that way is taken to have arrived: post takes some working days, the rest arrive the same day. */
export const receivedOn = (
  sent: { on: PlainDate; by: SentBy },
  today: PlainDate,
  working: WorkingDays,
  facts: Facts,
): PlainDate => (sent.by === 'post' ? working.after(sent.on, numberOn(facts, 'complaints.post-days', today)) : sent.on)

/** The day by which a lender usually says it has the complaint. Usual practice, not a rule: the rule says "promptly" (DISP 1.6.1R). */
export const usuallyAcknowledgedBy = (
  received: PlainDate,
  today: PlainDate,
  working: WorkingDays,
  facts: Facts,
): PlainDate => working.after(received, numberOn(facts, 'complaints.acknowledgement-usual', today))
