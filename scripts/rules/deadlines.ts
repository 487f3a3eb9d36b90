import { z } from 'zod'
import { deadlines as clocksOf } from '../../src/rules/deadlines/deadlines.ts'
import { complaintSubjects, type DeadlineEvent, eventKinds } from '../../src/rules/deadlines/event.ts'
import { holidayNations } from '../../src/facts/bankHolidays.ts'
import { command } from './command.ts'
import { Day, fields, oneOf } from './fields.ts'

const Answer = z.boolean({ error: 'must be true or false' }).optional()
const Waiting = fields({ askedOn: Day, answeredOn: Day.optional() })
  .refine(({ askedOn, answeredOn }) => answeredOn === undefined || answeredOn >= askedOn, {
    error: 'must not have answeredOn before askedOn',
  })
  .optional()

const plain = (kind: DeadlineEvent['kind']) => fields({ kind: z.literal(kind), date: Day })

const Event = z.discriminatedUnion(
  'kind',
  [
    fields({
      kind: z.literal('complaint-received'),
      date: Day,
      scheme: Answer,
      agreementStart: Day.optional(),
      about: oneOf(complaintSubjects).optional(),
    }),
    plain('final-response'),
    plain('scheme-decision'),
    plain('opt-in-invitation'),
    fields({ kind: z.literal('sar-received'), date: Day, extended: Answer, identity: Waiting, clarification: Waiting }),
    plain('contract-signed'),
    plain('identity-asked'),
    plain('identity-given'),
    plain('extension-told'),
    plain('acknowledgement'),
    plain('holding-letter'),
    plain('ombudsman-sent'),
    plain('investigator-view'),
    plain('agreement-made'),
    fields({ kind: z.literal('cause-known'), date: Day, agreementStart: Day.optional() }),
    plain('agreement-ended'),
    plain('provisional-decision'),
    plain('determination-due'),
    plain('opt-in-reminder'),
    plain('clarification-asked'),
    plain('clarification-given'),
  ],
  { error: `must be an event whose kind is one of ${eventKinds.map((kind) => `"${kind}"`).join(', ')}` },
)

const Question = fields({
  today: Day,
  nation: oneOf(holidayNations),
  events: z.array(Event, { error: 'must be a list of events' }).max(1_000, { error: 'must have at most 1000 events' }),
})

/** The last day, the day to aim for and the state of every clock the events start. */
export const deadlines = command(Question, ({ today, nation, events }, facts) =>
  clocksOf({ today, nation, events: events as DeadlineEvent[] }, facts),
)
