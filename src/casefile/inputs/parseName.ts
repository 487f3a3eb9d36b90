import { oneLine } from './oneLine.ts'
import { accepted, type Parsed, refused } from './parsed.ts'

const most = 100

/** A name as people write theirs: any letters, marks, apostrophes, hyphens and digits, one word or many. */
export function parseName(typed: string, label = 'full name'): Parsed<string> {
  const name = oneLine(typed)
  if (name === '') return refused(`Enter ${label === 'full name' ? 'your full name' : label}`)
  if ([...name].length > most) return refused(`${capital(label)} must be ${most} characters or less`)
  return accepted(name)
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
