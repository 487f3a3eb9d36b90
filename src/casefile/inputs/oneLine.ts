import { wellFormed } from '../../text/wellFormed.ts'
import { accepted, type InputFault, type Parsed, refused } from './parsed.ts'

/**
 * Make one line that cannot disturb the text around it: line breaks and control characters become spaces,
 * broken half-characters are replaced, and text-direction marks left open are closed. No visible character is lost.
 */
export function oneLine(typed: string): string {
  const line = wellFormed(typed)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu, ' ')
    .trim()
  return line + closers(line)
}

/** Make typed lines safe, each as by `oneLine`, and drop empty lines at both ends. */
export const manyLines = (typed: string): string =>
  typed
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .join('\n')
    .trim()

const popIsolate = '\u2069'
const popEmbedding = '\u202C'

/** Return the marks that close text directions left open, innermost first. */
function closers(line: string): string {
  const open: string[] = []
  for (const character of line.match(/[\u202A-\u202E\u2066-\u2069]/g) ?? []) {
    if (character === popIsolate || character === popEmbedding) {
      if (open.at(-1) === character) open.pop()
    } else {
      open.push(character >= '\u2066' ? popIsolate : popEmbedding)
    }
  }
  return open.reverse().join('')
}

/** The most characters of a visitor’s own words in a letter. */
export const mostOwnWords = 1_000

/** Read text of up to `most` characters. Empty is fine. */
export function parseFreeText(typed: string, most = mostOwnWords): Parsed<string> {
  const words = manyLines(typed)
  const over = [...words].length - most
  return over > 0 ? refused(overBy(over)) : accepted(words)
}

export const overBy = (count: number): InputFault =>
  count === 1 ? { id: 'text-over-one' } : { id: 'text-over', count: count.toLocaleString('en-GB') }
