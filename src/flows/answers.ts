import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'

/**
 * Answers by question id, each as the text the page's address holds: an option's value, "2016-03-01", "2016-03" or
 * "2016" for dates, pounds ("12500.50"), a percentage ("8.9"), a number of months, or "unknown".
 */
export type Answers = Readonly<Record<string, string>>

/** The answer of someone who ticked "I do not know". */
export const UNKNOWN = 'unknown'

/** Everything routing may depend on besides the answers. */
export type FlowContext = { facts: Facts; today: PlainDate }
