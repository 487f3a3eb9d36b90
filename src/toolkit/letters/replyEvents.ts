import type { CaseEvent } from '../../casefile/caseFile.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { ToolWords } from '../wordsFiles.ts'
import { startedAs } from './replyClocks.ts'

type NewEvent = Omit<CaseEvent, 'id'>

/**
 * Turn a letter into events of a case: what starts a clock, what it is kept as, or else a note. One that may or may not start a clock is
 * kept as if it did, to be safe.
 */
export function replyEvents(
  { letters, points }: Pick<LetterReading, 'letters' | 'points'>,
  date: PlainDate,
  lenderId: string,
  words: ToolWords['shared']['noted'],
): NewEvent[] {
  const starting = letters.find(({ starts }) => starts !== null)
  if (starting?.starts) {
    const { starts, code } = starting
    return [{ date, lenderId, kind: startedAs[starts], ...(code ? { code } : {}) }]
  }
  const [letter] = letters
  if (letter?.keptAs) return [{ date, lenderId, kind: letter.keptAs }]
  const says = letter?.name ?? points[0]?.says
  return [{ date, lenderId, kind: 'note', text: says ? fillIn(words.letter, { says }) : words.unknown }]
}
