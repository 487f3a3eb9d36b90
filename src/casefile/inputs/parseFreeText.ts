import { manyLines } from './oneLine.ts'
import { accepted, type Parsed, refused } from './parsed.ts'

/** Plain text of up to so many characters. Empty is fine. */
export function parseFreeText(typed: string, most = 1_000): Parsed<string> {
  const words = manyLines(typed)
  const over = [...words].length - most
  if (over <= 0) return accepted(words)
  return refused(`You have ${over.toLocaleString('en-GB')} ${over === 1 ? 'character' : 'characters'} too many`)
}
