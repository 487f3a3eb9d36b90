import { addDays, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'

/**
 * The first day on which a dealer may sell GAP insurance to a customer it gave the details to on `informedOn`: so many
 * clear days must pass in between (FCA Handbook, ICOBS 6A.1). A customer who asks for it may have it the next day.
 * Throws a FactRangeError before the rule began.
 */
export const earliestSaleDay = (informedOn: PlainDate, facts: Facts): PlainDate =>
  addDays(informedOn, numberOn(facts, 'gap.wait-days', informedOn) + 1)
