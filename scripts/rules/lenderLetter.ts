import { z } from 'zod'
import type { PlainDate } from '../../src/dates/plainDate.ts'
import type { Facts } from '../../src/facts/fact.ts'
import { datesIn } from '../../src/papers/values.ts'
import { earlierLetters } from '../../src/replies/earlierLetters.ts'
import { readLetters } from '../../src/replies/readLetters.ts'
import type { LenderLetterKind } from '../../src/replies/schema.ts'
import { deadlineClocks } from '../../src/rules/deadlines/deadlines.ts'
import { command, Day, strictFields } from './fields.ts'

const most = 100_000
const Question = strictFields({
  text: z
    .string({ error: 'must be the words of the letter' })
    .max(most, { error: `must have at most ${most} characters` }),
  complained: z.boolean({ error: 'must be true or false' }).optional(),
  date: Day.optional(),
})

/**
 * Every letter in a pasted text: what it is and how sure that is, the clock that its date starts and the last day of it, and what has to
 * be asked. Where several kinds fit, `id` is null, `between` names them, and the rest is what they agree on. `seems` says what a text is
 * if not a lender’s letter about this, and `earlier` lists earlier letters it mentions: their clocks run from their own dates.
 */
export const lenderLetterCommand = command(Question, ({ text, complained, date }, facts, content) => {
  const known = content.letters()
  const all = readLetters(text, known, { complained })
  const earlier = all
    .flatMap(({ text: own }) => earlierLetters(own, datesIn))
    .map(({ starts, date: sent }) => ({ starts, date: sent, lastDay: sent && lastDayOf(starts, sent, facts) }))
  const others = new Set(all.flatMap(({ seems }) => seems ?? []))
  return {
    letters: all.flatMap(({ letters, probability }) => {
      const [only] = letters
      if (!only) return []
      const agreed = agreedOn(letters)
      return {
        id: letters.length === 1 ? only.id : null,
        ...(letters.length > 1 ? { between: letters.map(({ id }) => id) } : {}),
        ...agreed,
        probability: Math.round(probability * 1000) / 1000,
        ...(date && agreed.starts ? { lastDay: lastDayOf(agreed.starts, date, facts) } : {}),
      }
    }),
    asks: [...new Set(all.flatMap(({ asks }) => asks))],
    ...(others.size > 0
      ? { seems: known.others.filter(({ id }) => others.has(id)).map(({ id, seems: says }) => ({ id, says })) }
      : {}),
    ...(earlier.length > 0 ? { earlier } : {}),
  }
})

/** Return what all the letters that one may be agree on; null for what they differ in or do not have. */
function agreedOn(letters: readonly LenderLetterKind[]) {
  const same = <T>(of: (letter: LenderLetterKind) => T): T | null => {
    const [first, ...others] = letters.map(of)
    return first !== undefined && others.every((other) => other === first) ? first : null
  }
  return {
    annex: same(({ annex }) => annex),
    code: same(({ code }) => code),
    provisional: same(({ stage }) => stage === 'provisional'),
    starts: same(({ starts }) => starts),
    ombudsmanTest: same(({ ombudsmanTest }) => ombudsmanTest),
    sendBack: same(({ sendBack }) => sendBack),
  }
}

const lastDayOf = (kind: NonNullable<ReturnType<typeof agreedOn>['starts']>, date: PlainDate, facts: Facts) =>
  deadlineClocks({ today: date, nation: 'england-and-wales', events: [{ kind, date }] }, facts)[0]?.lastDay ?? null
