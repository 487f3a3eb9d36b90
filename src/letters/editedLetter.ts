import type { LetterEdit } from '../casefile/caseFile.ts'
import { manyLines } from '../casefile/inputs/oneLine.ts'
import { type Block, bullets, type Letter, numbered, text } from './letter.ts'
import { blockText } from './toPlainText.ts'

export const editOf = ({ to, paragraphs }: Letter): LetterEdit => ({
  to: [to.name, ...to.lines].join('\n'),
  email: to.email ?? '',
  body: paragraphs.map(blockText).join('\n\n'),
})

/** Apply an edit to a letter. Unchanged parts keep their form; new ones are paragraphs, or lists if every line starts like an item. */
export function editedLetter(letter: Letter, { to, email, body }: LetterEdit): Letter {
  const [name = '', ...lines] = manyLines(to).split('\n').filter(Boolean)
  const known = new Map(letter.paragraphs.map((block) => [blockText(block), block]))
  const parts = manyLines(body)
    .split(/\n{2,}/)
    .filter(Boolean)
  return {
    ...letter,
    to: { name, lines, email: email.trim() || null },
    paragraphs: parts.map((part) => known.get(part) ?? blockFrom(part)),
  }
}

/** Lines that the letter had when it was edited by hand and has lost since, and the lines it has gained. */
export type ChangedSince = { was: string[]; is: string[] }

/** Compare our words for a letter now with those it had when someone changed it by hand; null when they are the same. */
export function changedSince(from: LetterEdit | undefined, now: LetterEdit): ChangedSince | null {
  if (from === undefined) return null
  const [before, after] = [linesOf(from), linesOf(now)]
  const was = before.filter((line) => !after.includes(line))
  const is = after.filter((line) => !before.includes(line))
  return was.length + is.length === 0 ? null : { was, is }
}

const linesOf = ({ to, email, body }: LetterEdit): string[] =>
  [to, email, body].flatMap((words) => words.split('\n')).filter((line) => line.trim() !== '')

function blockFrom(part: string): Block {
  const lines = part.split('\n')
  if (lines.every((line) => /^[-•] /.test(line))) return bullets(lines.map((line) => line.slice(2)))
  if (lines.every((line) => /^\d+\. /.test(line))) return numbered(lines.map((line) => line.replace(/^\d+\. /, '')))
  return text(part)
}
