import { z } from 'zod'
import type { PlainDate } from '../../src/dates/plainDate.ts'
import type { Facts } from '../../src/facts/fact.ts'
import { agreedOn } from '../../src/replies/agreedOn.ts'
import { readLetters } from '../../src/replies/readLetters.ts'
import { deadlines } from '../../src/rules/deadlines/deadlines.ts'
import { command } from './command.ts'
import { Day, fields } from './fields.ts'

const most = 100_000
const Question = fields({
  text: z
    .string({ error: 'must be the words of the letter' })
    .max(most, { error: `must have at most ${most} characters` }),
  complained: z.boolean({ error: 'must be true or false' }).optional(),
  date: Day.optional(),
})

/**
 * Every letter in a pasted text: what it is, the clock that its date starts and the last day of it, and what has to be asked. Where
 * several kinds fit, `id` is null, `between` names them, and the rest is what they agree on.
 */
export const lenderLetter = command(Question, ({ text, complained, date }, facts, content) => {
  const read = readLetters(text, content.letters(), { complained }).filter(({ letters }) => letters.length > 0)
  return {
    letters: read.map(({ letters }) => {
      const [only] = letters
      const agreed = agreedOn(letters)
      return {
        id: letters.length === 1 ? only?.id : null,
        ...(letters.length > 1 ? { between: letters.map(({ id }) => id) } : {}),
        ...agreed,
        ...(date && agreed.starts ? { lastDay: lastDayOf(agreed.starts, date, facts) } : {}),
      }
    }),
    asks: [...new Set(read.flatMap(({ asks }) => asks))],
  }
})

const lastDayOf = (kind: NonNullable<ReturnType<typeof agreedOn>['starts']>, date: PlainDate, facts: Facts) =>
  deadlines({ today: date, nation: 'england-and-wales', events: [{ kind, date }] }, facts)[0]?.lastDay ?? null
