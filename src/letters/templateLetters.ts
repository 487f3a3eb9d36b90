import { rulesValues } from './complaintValues.ts'
import { writeFrom } from './fill.ts'
import type { LetterContext } from './letterContext.ts'
import { blockText } from './toPlainText.ts'

const ids = ['ask', 'complain', 'no-reply', 'agreement-copy'] as const

/** A letter to fill in by hand: plain text with numbered blanks. It needs no script. */
type TemplateLetter = { id: (typeof ids)[number]; title: string; text: string }

export const templateLetters = (
  context: Pick<LetterContext, 'today' | 'facts' | 'letterParagraph' | 'templates'>,
): TemplateLetter[] =>
  ids.map((id) => {
    const { title, blocks } = writeFrom(
      `copy/${id}`,
      { for: 'self', 'how-many': 'one', ...rulesValues([], context) },
      context,
    )
    return { id, title, text: `${numberBlanks(blocks.map(blockText).join('\n\n'))}\n` }
  })

/** A place to fill in: "[3: your address then]" is blank 3. */
const pattern = /\[(\d+): [^[\]]+\]/g

/** Numbers the places written as "[your address then]", the same words having the same number. A year in brackets is that of a case. */
function numberBlanks(words: string): string {
  const numbers = new Map<string, number>()
  return words.replace(/\[(?!\d+\])([^[\]]+)\]/g, (_, label: string) => {
    const number = numbers.get(label) ?? numbers.size + 1
    numbers.set(label, number)
    return `[${number}: ${label}]`
  })
}

const countBlanks = (words: string): number => new Set(Array.from(words.matchAll(pattern), ([, number]) => number)).size

/** Find the next blank from a place in the text on, then from the top; null when none is left. */
export function nextBlank(words: string, from: number): { start: number; end: number } | null {
  const places = [...words.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  return places.find(({ start }) => start >= from) ?? places[0] ?? null
}

/** "5 blanks left", "1 blank left", or null when all are filled. */
export function blanksLeft(words: string): string | null {
  const left = countBlanks(words)
  return left === 0 ? null : `${left} ${left === 1 ? 'blank' : 'blanks'} left`
}

/** Warning beside the copy button while blanks are left; null when all are filled. */
export function blanksWarning(words: string): string | null {
  const left = countBlanks(words)
  return left === 0 ? null : left === 1 ? '1 blank is still empty' : `${left} blanks are still empty`
}
