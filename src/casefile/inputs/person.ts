import { oneLine, accepted, type Parsed, refused } from './oneLine.ts'
import { addMonths, type PlainDate } from '../../dates/plainDate.ts'
import { type DateParts, parseDateParts, type ParsedDate } from './dates.ts'

const most = 100

/** A name as people write theirs: any letters, marks, apostrophes, hyphens and digits, one word or many. */
export function parseName(typed: string, label = 'full name'): Parsed<string> {
  const name = oneLine(typed)
  if (name === '') return refused(`Enter ${label === 'full name' ? 'your full name' : label}`)
  if ([...name].length > most) return refused(`${capital(label)} must be ${most} characters or less`)
  return accepted(name)
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const youngest = 16
const oldest = 120

/** A date of birth. An unlikely age is asked about and never refused. */
export function parseDateOfBirth(typed: DateParts, today: PlainDate): ParsedDate & { check?: string } {
  const parsed = parseDateParts(typed, { about: 'of birth', today, when: 'past' })
  if (!parsed.ok) return parsed
  const likely = parsed.value <= addMonths(today, -12 * youngest) && parsed.value >= addMonths(today, -12 * oldest)
  return likely ? parsed : { ...parsed, check: 'Check this is the right date of birth' }
}

/** One "@" with something in front of it and a dot after it, which is all that can be known without writing to it. */
export function parseEmail(typed: string): Parsed<string> {
  const email = typed.trim()
  if (email === '') return refused('Enter an email address')
  const right = /^[^\s@,;:<>"\p{Cc}]+@[^\s@,;:<>"\p{Cc}]+\.[^\s@,;:<>".\p{Cc}]+$/u.test(email) && email.length <= 254
  return right ? accepted(email) : refused('Enter an email address in the correct format, like name@example.com')
}

/** A phone number as typed: digits, spaces and + ( ) - only, with enough digits to ring. */
export function parsePhone(typed: string): Parsed<string> {
  const phone = typed.trim().replace(/\s+/g, ' ')
  const digits = phone.replace(/\D/g, '').length
  return /^[\d+() -]+$/.test(phone) && digits >= 7 && digits <= 15
    ? accepted(phone)
    : refused('Enter a phone number, like 01632 960 001')
}

// Great Britain, Northern Ireland, the Crown dependencies and the forces' BF1 codes share one form; older forces' mail has a number.
const postcode = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/
const forces = /^(BFPO)(?:C\/O)?(\d{1,4})$/

/** A postcode in any case and spacing, printed the usual way: "SW1A 1AA". */
export function parsePostcode(typed: string): Parsed<string> {
  const code = typed.toUpperCase().replace(/[\s()-]/g, '')
  const [, outward, inward] = postcode.exec(code) ?? forces.exec(code) ?? []
  return outward && inward ? accepted(`${outward} ${inward}`) : refused('Enter a full UK postcode')
}
