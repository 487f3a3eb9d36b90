import { manyLines } from '../casefile/inputs/oneLine.ts'
import { type Block, bullets, type Letter, numbered, text } from './letter.ts'
import { blockText } from './toPlainText.ts'

/** What someone made of a letter by hand: who it goes to, and its words from after the greeting to before the closing. */
export type LetterEdit = { to: string; email: string; body: string }

/** A letter as it is before any edit, in the form of one. */
export const editOf = ({ to, paragraphs }: Letter): LetterEdit => ({
  to: [to.name, ...to.lines].join('\n'),
  email: to.email ?? '',
  body: paragraphs.map(blockText).join('\n\n'),
})

/** The letter with an edit put in. Parts left as they were keep their form; new ones are paragraphs, or lists where every line starts like one. */
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

function blockFrom(part: string): Block {
  const lines = part.split('\n')
  if (lines.every((line) => /^[-•] /.test(line))) return bullets(lines.map((line) => line.slice(2)))
  if (lines.every((line) => /^\d+\. /.test(line))) return numbered(lines.map((line) => line.replace(/^\d+\. /, '')))
  return text(part)
}
