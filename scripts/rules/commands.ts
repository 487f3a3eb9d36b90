import { z } from 'zod'
import { dateParts, daysInMonth, isPlainDate, plainDate } from '../../src/dates/plainDate.ts'
import type { Facts } from '../../src/facts/fact.ts'
import { FactRangeError } from '../../src/facts/valueOn.ts'
import { didYouMean } from '../../src/problems/nearest.ts'
import { percentOf } from '../../src/rules/credit/rates.ts'
import { arrangers, customers, eligibilityFor, finances, vehicles } from '../../src/rules/eligibility/eligibility.ts'
import { feeFor } from '../../src/rules/fee/feeFor.ts'
import { allInPounds, inPounds } from '../../src/rules/money/pence.ts'
import { schemeDates, schemeFor } from '../../src/rules/scheme/scheme.ts'
import { instalmentCommand, settlement, termination } from './credit.ts'
import { deadlinesCommand } from './deadlines.ts'
import { type Command, command, Day, enumOf, Pounds, type RuleContent, strictFields, YesNoUnknown } from './fields.ts'
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

const Question = strictFields({
  vehicle: enumOf(vehicles),
  finance: enumOf(finances),
  start: Start,
  arrangedBy: enumOf(arrangers),
  customer: enumOf(customers),
  zeroRate: YesNoUnknown,
  makersName: YesNoUnknown,
})

/** Decide whether an agreement is of the kind the scheme covers. */
const eligibility = command(Question, (question, facts, { words }) => {
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

/** Find which of the two schemes covers an agreement made on a day. */
const scheme = command(strictFields({ date: Day }), ({ date }, facts) => ({
  date,
  scheme: schemeFor(date, facts),
  ...schemeDates(facts),
}))

/** Every rule `npm run rules` knows, by name. A new one is a file beside this and a line here. */
export const commands: Readonly<Record<string, Command>> = {
  deadlines: deadlinesCommand,
  eligibility,
  fee,
  instalment: instalmentCommand,
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
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${pathText([...issue.path, key], at)} is not a field of this rule; remove it`)
  }
  return [`${field || 'the input'} ${issue.message}`]
}

const pathText = (path: readonly PropertyKey[], at: string) =>
  [at, ...path.map(String)].filter((part) => part !== '').join('.')
