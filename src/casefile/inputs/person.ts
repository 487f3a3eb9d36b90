import { addMonths, type PlainDate } from '../../dates/plainDate.ts'
import { type DateQuestion, parseDateParts } from './dates.ts'
import { oneLine } from './oneLine.ts'
import { accepted, type DateParts, type Parsed, refused } from './parsed.ts'

const most = 100

/** A name as people write theirs: any letters, marks, apostrophes, hyphens and digits, one word or many. `label`: "full name". */
export function parseName(typed: string, label: string): Parsed<string> {
  const name = oneLine(typed)
  if (name === '') return refused({ id: 'name-none', label })
  if ([...name].length > most) return refused({ id: 'name-length', label: capital(label), most })
  return accepted(name)
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const youngest = 16
const oldest = 120

/** Read a date of birth. Ask about an unlikely age, but never refuse it. */
export const parseDateOfBirth = (
  typed: DateParts,
  { about, today }: Pick<DateQuestion, 'about' | 'today'>,
): Parsed<PlainDate> => parseDateParts(typed, { about, today, when: 'past', fromYear: 1 })

/** Check whether someone of that birthday would be a child, or older than anyone. */
export const isUnlikelyBirth = (birth: PlainDate, today: PlainDate): boolean =>
  birth > addMonths(today, -12 * youngest) || birth < addMonths(today, -12 * oldest)

/** One "@" with something in front of it and a dot after it, which is all that can be known without writing to it. */
export function parseEmail(typed: string): Parsed<string> {
  const email = typed.trim()
  if (email === '') return refused({ id: 'email-none' })
  const right = /^[^\s@,;:<>"\p{Cc}]+@[^\s@,;:<>"\p{Cc}]+\.[^\s@,;:<>".\p{Cc}]+$/u.test(email) && email.length <= 254
  return right ? accepted(email) : refused({ id: 'email-format' })
}

/** A phone number as typed: digits, spaces and + ( ) - only, with enough digits to ring. */
export function parsePhone(typed: string): Parsed<string> {
  const phone = typed.trim().replace(/\s+/g, ' ')
  const digits = phone.replace(/\D/g, '').length
  return /^[\d+() -]+$/.test(phone) && digits >= 7 && digits <= 15 ? accepted(phone) : refused({ id: 'phone-format' })
}

// Great Britain, Northern Ireland, the Crown dependencies and the forces' BF1 codes share one form; older forces' mail has a number.
const postcode = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/
const forces = /^(BFPO)(?:C\/O)?(\d{1,4})$/

/** A postcode in any case and spacing, printed the usual way: "SW1A 1AA". */
export function parsePostcode(typed: string): Parsed<string> {
  const code = typed.toUpperCase().replace(/[\s()-]/g, '')
  const [, outward, inward] = postcode.exec(code) ?? forces.exec(code) ?? []
  return outward && inward ? accepted(`${outward} ${inward}`) : refused({ id: 'postcode-format' })
}
