import { z } from 'zod'
import { holidayNations } from '../../src/facts/fact.ts'
import { deadlineClocks as clocksOf } from '../../src/rules/deadlines/deadlines.ts'
import { complaintSubjects, type DeadlineEvent, eventKinds } from '../../src/rules/deadlines/event.ts'
import { command, Day, enumOf, strictFields } from './fields.ts'

const Answer = z.boolean({ error: 'must be true or false' }).optional()
const Waiting = strictFields({ askedOn: Day, answeredOn: Day.optional() })
  .refine(({ askedOn, answeredOn }) => answeredOn === undefined || answeredOn >= askedOn, {
    error: 'must not have answeredOn before askedOn',
  })
  .optional()

/** Events with no field but their day. */
const plain = eventKinds
  .filter((kind) => !['complaint-received', 'sar-received', 'cause-known'].includes(kind))
  .map((kind) => strictFields({ kind: z.literal(kind), date: Day }))

const Event = z.discriminatedUnion(
  'kind',
  [
    strictFields({
      kind: z.literal('complaint-received'),
      date: Day,
      scheme: Answer,
      agreementStart: Day.optional(),
      about: enumOf(complaintSubjects).optional(),
    }),
    strictFields({
      kind: z.literal('sar-received'),
      date: Day,
      extended: Answer,
      identity: Waiting,
      clarification: Waiting,
    }),
    strictFields({ kind: z.literal('cause-known'), date: Day, agreementStart: Day.optional() }),
    ...plain,
  ],
  { error: `must be an event whose kind is one of ${eventKinds.map((kind) => `"${kind}"`).join(', ')}` },
)

const Question = strictFields({
  today: Day,
  nation: enumOf(holidayNations),
  events: z.array(Event, { error: 'must be a list of events' }).max(1_000, { error: 'must have at most 1000 events' }),
})

/** The last day, the day to aim for and the state of every clock the events start. */
export const deadlinesCommand = command(Question, ({ today, nation, events }, facts) =>
  clocksOf({ today, nation, events: events as DeadlineEvent[] }, facts),
)
