import { z } from 'zod'
import { isPlainDate } from '../../src/dates/plainDate.ts'
import type { Facts } from '../../src/facts/fact.ts'
import type { ReadyLetters } from '../../src/replies/readLetters.ts'
import { basisPointsOf } from '../../src/rules/credit/rates.ts'
import { penceOf } from '../../src/rules/money/pence.ts'
import type { ToolWords } from '../../src/toolkit/wordsFiles.ts'

const MOST = 500_000

/** `range` follows the field's name in the message: "agreement.apr must be a number from 0 to 99.99". */
function number(low: number, high: number, range: string) {
  const error = `${range}, with at most two decimal places`
  return z.number({ error }).min(low, { error }).max(high, { error }).refine(hasTwoDecimals, { error })
}

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

export const Pounds = number(0, MOST, `must be an amount in pounds from 0 to ${MOST}`).transform(penceOf)
export const PoundsAboveNothing = number(0.01, MOST, `must be an amount in pounds from 0.01 to ${MOST}`).transform(
  penceOf,
)

export const Apr = number(0, 99.99, 'must be a number from 0 to 99.99').transform(basisPointsOf)

export const Day = z
  .string({ error: 'must be a real date, like "2016-03-01"' })
  .refine(isPlainDate, { error: 'must be a real date, like "2016-03-01"' })

const wholeMonths = 'must be a whole number from 1 to 120'
const Months = z.int({ error: wholeMonths }).min(1, { error: wholeMonths }).max(120, { error: wholeMonths })

export const YesNoUnknown = z.union([z.boolean(), z.literal('unknown')], { error: 'must be true, false or "unknown"' })

export const enumOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `must be one of ${values.map((value) => `"${value}"`).join(', ')}` })

export const strictFields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? undefined
        : `must be an object with the fields ${Object.keys(shape).join(', ')}`,
  })

const terms = { amountOfCredit: PoundsAboveNothing, apr: Apr, months: Months, balloon: Pounds }

export const AgreementFields = strictFields({ start: Day, ...terms }).check(balloonWithinCredit)

/** The same without a start, for sums that need no dates. */
export const TermsFields = strictFields(terms).check(balloonWithinCredit)

function balloonWithinCredit(given: z.core.ParsePayload<{ amountOfCredit: number; balloon: number }>) {
  if (given.value.balloon > given.value.amountOfCredit)
    refuse(given, 'balloon', 'must be no more than the amount of credit')
}

export function refuse({ value, issues }: z.core.ParsePayload, field: string, message: string): void {
  issues.push({ code: 'custom', input: value, path: [field], message })
}

/** A rule as `npm run rules` offers it: what it takes, and what it gives, both as JSON with pounds and percents. */
export type Command = { schema: z.ZodType; run: (input: never, facts: Facts, content: RuleContent) => unknown }

/** Content that a rule reads beside the facts: the words that put its reasons, and the letters lenders send, read when they are asked for. */
export type RuleContent = {
  words: Pick<ToolWords, 'redress-calculator' | 'eligibility-checker'>
  letters: () => ReadyLetters
}

/** Ties a rule to its schema, so that it is given just what the schema lets through. */
export const command = <Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.infer<Schema>, facts: Facts, content: RuleContent) => unknown,
): Command => ({ schema, run })
