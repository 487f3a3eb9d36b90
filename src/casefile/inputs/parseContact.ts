import { accepted, type Parsed, refused } from './parsed.ts'

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
