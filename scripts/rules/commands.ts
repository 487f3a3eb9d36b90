import { z } from 'zod'
import { dateParts, daysInMonth, isPlainDate, plainDate } from '../../src/dates/plainDate.ts'
import { type Facts, holidayNations } from '../../src/facts/fact.ts'
import { FactRangeError } from '../../src/facts/valueOn.ts'
import { didYouMean } from '../../src/problems/nearest.ts'
import { instalment as levelInstalment, totalCostOfCredit } from '../../src/rules/credit/creditAgreement.ts'
import { deferrals, halfPoint, rebate, settlementDay } from '../../src/rules/credit/earlyEnding.ts'
import { monthlyRate, monthlyRateConventions, percentOf, WHOLE } from '../../src/rules/credit/rates.ts'
import { deadlineClocks } from '../../src/rules/deadlines/deadlines.ts'
import { complaintSubjects, type DeadlineEvent, eventKinds } from '../../src/rules/deadlines/event.ts'
import { arrangers, customers, eligibilityFor, finances, vehicles } from '../../src/rules/eligibility/eligibility.ts'
import { feeFor } from '../../src/rules/fee/feeFor.ts'
import { allInPounds, inPounds } from '../../src/rules/money/pence.ts'
import { schemeDates, schemeFor } from '../../src/rules/scheme/scheme.ts'
import {
  AgreementFields,
  type Command,
  command,
  Day,
  enumOf,
  Pounds,
  PoundsAboveNothing,
  type RuleContent,
  refuse,
  strictFields,
  TermsFields,
  YesNoUnknown,
} from './fields.ts'
import { interest } from './interest.ts'
import { lenderLetterCommand } from './lenderLetter.ts'
import { redress } from './redress.ts'

const allowed = 'must be a real date, month or year, like "2016-03-01", "2016-03" or "2016"'

/** A year, a month or a day, as the first and last day it may be. */
const Start = z
  .string({ error: allowed })
  .refine((text) => isPlainDate(text.padEnd(10, '-01')), { error: allowed })
  .transform((text) => {
    const { year, month } = dateParts(text.padEnd(10, '-01'))
    if (text.length === 10) return { from: text, to: text }
    if (text.length === 7)
      return { from: plainDate(year, month, 1), to: plainDate(year, month, daysInMonth(year, month)) }
    return { from: plainDate(year, 1, 1), to: plainDate(year, 12, 31) }
  })

const EligibilityQuestion = strictFields({
  vehicle: enumOf(vehicles),
  finance: enumOf(finances),
  start: Start,
  arrangedBy: enumOf(arrangers),
  customer: enumOf(customers),
  zeroRate: YesNoUnknown,
  makersName: YesNoUnknown,
})

const eligibility = command(EligibilityQuestion, (question, facts, { words }) => {
  const { rule, outcome, ...found } = eligibilityFor(question, facts)
  return { rule, outcome, why: words['eligibility-checker'].why[outcome], ...found }
})

const fee = command(strictFields({ redress: Pounds, contractMade: Day }), ({ redress, contractMade }, facts) => {
  const { band, ...amounts } = feeFor(redress, contractMade, facts)
  return {
    ...allInPounds(amounts),
    band: band && { from: inPounds(band.from), percent: percentOf(band.share), most: inPounds(band.most) },
  }
})

const scheme = command(strictFields({ date: Day }), ({ date }, facts) => ({
  date,
  scheme: schemeFor(date, facts),
  ...schemeDates(facts),
}))

const SettlementQuestion = strictFields({
  agreement: AgreementFields,
  askedOn: Day,
  deferral: enumOf(deferrals),
}).check((given) => {
  const { askedOn, agreement, deferral } = given.value
  if (askedOn < agreement.start) refuse(given, 'askedOn', 'must not be before agreement.start')
  if (deferral !== 'none' && agreement.months <= 12)
    refuse(given, 'deferral', 'must be "none" on an agreement of 12 months or less')
})

const settlement = command(SettlementQuestion, ({ agreement, askedOn, deferral }, facts) => {
  const day = settlementDay(askedOn, agreement.months, deferral, facts)
  const { instalment, paid, settlementDay: _, ...amounts } = rebate(agreement, day)
  return {
    settlementDay: day,
    instalment: inPounds(instalment),
    paid: { count: paid.count, amount: inPounds(paid.amount) },
    ...allInPounds(amounts),
  }
})

const TerminationQuestion = strictFields({
  totalPayable: PoundsAboveNothing,
  paid: Pounds,
  arrears: Pounds.optional(),
  noticeOn: Day,
})

/** Work out where liability stops on voluntary termination. Arrears left out mean none. */
const termination = command(TerminationQuestion, ({ arrears = 0, ...question }, facts) => {
  const { reached, ...amounts } = halfPoint({ ...question, arrears }, facts)
  return { reached, ...allInPounds(amounts) }
})

const InstalmentQuestion = strictFields({ agreement: TermsFields, monthlyRate: enumOf(monthlyRateConventions) })

const instalment = command(InstalmentQuestion, ({ agreement, monthlyRate: convention }) => {
  const monthly = monthlyRate(agreement.apr / WHOLE, convention)
  const level = levelInstalment(agreement, monthly)
  const cost = totalCostOfCredit(agreement, level)
  const amounts = { instalment: level, totalPayable: cost + agreement.amountOfCredit, totalCostOfCredit: cost }
  return { monthlyRate: monthly * 100, ...allInPounds(amounts) }
})

const YesNo = z.boolean({ error: 'must be true or false' }).optional()
const Waiting = strictFields({ askedOn: Day, answeredOn: Day.optional() })
  .refine(({ askedOn, answeredOn }) => answeredOn === undefined || answeredOn >= askedOn, {
    error: 'must not have answeredOn before askedOn',
  })
  .optional()

/** Events with no field but their day. */
const plainEvents = eventKinds
  .filter((kind) => !['complaint-received', 'sar-received', 'cause-known'].includes(kind))
  .map((kind) => strictFields({ kind: z.literal(kind), date: Day }))

const Event = z.discriminatedUnion(
  'kind',
  [
    strictFields({
      kind: z.literal('complaint-received'),
      date: Day,
      scheme: YesNo,
      agreementStart: Day.optional(),
      about: enumOf(complaintSubjects).optional(),
    }),
    strictFields({
      kind: z.literal('sar-received'),
      date: Day,
      extended: YesNo,
      identity: Waiting,
      clarification: Waiting,
    }),
    strictFields({ kind: z.literal('cause-known'), date: Day, agreementStart: Day.optional() }),
    ...plainEvents,
  ],
  { error: `must be an event whose kind is one of ${eventKinds.map((kind) => `"${kind}"`).join(', ')}` },
)

const DeadlinesQuestion = strictFields({
  today: Day,
  nation: enumOf(holidayNations),
  events: z.array(Event, { error: 'must be a list of events' }).max(1_000, { error: 'must have at most 1000 events' }),
})

/** The last day, the day to aim for and the state of every clock the events start. */
const deadlines = command(DeadlinesQuestion, ({ today, nation, events }, facts) =>
  deadlineClocks({ today, nation, events: events as DeadlineEvent[] }, facts),
)

/** Every rule `npm run rules` knows, by name. A new one stands above or in a file beside this, and has a line here. */
export const commands: Readonly<Record<string, Command>> = {
  deadlines,
  eligibility,
  fee,
  instalment,
  interest,
  'lender-letter': lenderLetterCommand,
  redress,
  scheme,
  settlement,
  termination,
}

/** Either what to print, or every fault found: each names the field and what is allowed. */
export type RuleAnswer = { result: unknown } | { faults: string[] }

/** Runs one rule on the text of a JSON object, or on each of an array of them. */
export function runRule(name: string, text: string, facts: Facts, content: RuleContent): RuleAnswer {
  const command = commandOf(name)
  if (typeof command === 'string') return { faults: [command] }
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return { faults: ['standard input must be JSON: one object, or an array of objects'] }
  }
  if (!Array.isArray(input)) return runOne(command, input, '', facts, content)
  const answers = input.map((item: unknown, index) => runOne(command, item, `[${index}]`, facts, content))
  const faults = answers.flatMap((answer) => ('faults' in answer ? answer.faults : []))
  return faults.length > 0
    ? { faults }
    : { result: answers.map((answer) => ('result' in answer ? answer.result : null)) }
}

export function commandOf(name: string): Command | string {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const names = Object.keys(commands)
  return command ?? `there is no rule "${name}": ${didYouMean(name, names, `use one of ${names.join(', ')}`)}`
}

function runOne({ schema, run }: Command, input: unknown, at: string, facts: Facts, content: RuleContent): RuleAnswer {
  const parsed = schema.safeParse(input)
  if (!parsed.success) return { faults: parsed.error.issues.flatMap((issue) => faultsOf(issue, at)) }
  try {
    return { result: run(parsed.data as never, facts, content) }
  } catch (error) {
    // A day outside what is known is the asker's to mend; anything else is ours, and must show.
    if (error instanceof FactRangeError) return { faults: [at ? `${at}: ${error.message}` : error.message] }
    throw error
  }
}

function faultsOf(issue: z.core.$ZodIssue, at: string): string[] {
  const field = pathText(issue.path, at)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${pathText([...issue.path, key], at)} is not a field of this rule; remove it`)
  return [`${field || 'the input'} ${issue.message}`]
}

const pathText = (path: readonly PropertyKey[], at: string) =>
  [at, ...path.map(String)].filter((part) => part !== '').join('.')
