import { addMonths, type PlainDate } from '../../dates/plainDate.ts'
import { type DateParts, parseDateParts, type ParsedDate } from './parseDateParts.ts'

const youngest = 16
const oldest = 120

/** A date of birth. An unlikely age is asked about and never refused. */
export function parseDateOfBirth(typed: DateParts, today: PlainDate): ParsedDate & { check?: string } {
  const parsed = parseDateParts(typed, { about: 'of birth', today, when: 'past' })
  if (!parsed.ok) return parsed
  const likely = parsed.value <= addMonths(today, -12 * youngest) && parsed.value >= addMonths(today, -12 * oldest)
  return likely ? parsed : { ...parsed, check: 'Check this is the right date of birth' }
}
