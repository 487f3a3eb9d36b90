import { addMonths, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { FactRangeError, numberOn, textOn } from '../../facts/valueOn.ts'

/**
 * The last day to go to the ombudsman, counted from the date on the final response (FCA Handbook, DISP 2.8.2R(1)).
 * Responses sent while the longer limit for car finance complaints held keep it: so many months, or a fixed day if that is later.
 * @param today decides what is known: the days on which the longer limit ended were set after it began
 * @throws FactRangeError when no limit is known for the day
 */
export function ombudsmanLastDay(responseDate: PlainDate, today: PlainDate, facts: Facts): PlainDate {
  const longer = longerLimit(responseDate, today, facts)
  if (longer === null) return addMonths(responseDate, numberOn(facts, 'ombudsman.limit', responseDate))
  const counted = addMonths(responseDate, longer.months)
  return counted > longer.earliestEnd ? counted : longer.earliestEnd
}

/** True when the longer limit for older responses is the one that counts. */
export const hasLongerOmbudsmanLimit = (responseDate: PlainDate, today: PlainDate, facts: Facts): boolean =>
  longerLimit(responseDate, today, facts) !== null

function longerLimit(
  responseDate: PlainDate,
  today: PlainDate,
  facts: Facts,
): { months: number; earliestEnd: PlainDate } | null {
  try {
    if (responseDate > textOn(facts, 'ombudsman.old-limit-last-response', today)) return null
    return {
      months: numberOn(facts, 'ombudsman.old-limit', responseDate),
      earliestEnd: textOn(facts, 'ombudsman.old-limit-earliest-end', today),
    }
  } catch (error) {
    // Before the longer limit began the ordinary one was the rule.
    if (error instanceof FactRangeError) return null
    throw error
  }
}
