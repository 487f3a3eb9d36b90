import { accepted, type Parsed, refused } from './parsed.ts'

/** A phone number as typed: digits, spaces and + ( ) - only, with enough digits to ring. */
export function parsePhone(typed: string): Parsed<string> {
  const phone = typed.trim().replace(/\s+/g, ' ')
  const digits = phone.replace(/\D/g, '').length
  return /^[\d+() -]+$/.test(phone) && digits >= 7 && digits <= 15
    ? accepted(phone)
    : refused('Enter a phone number, like 01632 960 001')
}
