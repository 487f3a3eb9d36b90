import { schemeDates, schemeFor } from '../../src/rules/scheme/scheme.ts'
import { command } from './command.ts'
import { Day, strictFields } from './fields.ts'

/** Find which of the two schemes covers an agreement made on a day. */
export const scheme = command(strictFields({ date: Day }), ({ date }, facts) => ({
  date,
  scheme: schemeFor(date, facts),
  ...schemeDates(facts),
}))
