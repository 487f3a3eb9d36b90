import { accepted, type Parsed, refused } from './parsed.ts'

/** An agreement number as printed, or null when none was given: many people no longer have it. */
export function parseAgreementNumber(typed: string): Parsed<string | null> {
  const number = typed.trim().replace(/\s+/g, ' ')
  if (number === '') return accepted(null)
  if (!/^[\p{L}\p{N} /-]+$/u.test(number))
    return refused('Agreement number must only include letters, numbers, spaces, hyphens and slashes')
  if (number.length < 3 || number.length > 30) return refused('Agreement number must be between 3 and 30 characters')
  return accepted(number)
}
