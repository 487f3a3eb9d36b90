import { poundsOf } from '../../src/rules/money/pence.ts'
import { halfPoint } from '../../src/rules/termination/halfPoint.ts'
import { command } from './command.ts'
import { Day, strictFields, Pounds, PoundsAboveNothing } from './fields.ts'

const Question = strictFields({
  totalPayable: PoundsAboveNothing,
  paid: Pounds,
  arrears: Pounds.optional(),
  noticeOn: Day,
})

/** Work out where liability stops on voluntary termination. Arrears left out mean none. */
export const termination = command(Question, ({ arrears = 0, ...question }, facts) => {
  const { reached, ...amounts } = halfPoint({ ...question, arrears }, facts)
  return { reached, ...Object.fromEntries(Object.entries(amounts).map(([name, pence]) => [name, poundsOf(pence)])) }
})
