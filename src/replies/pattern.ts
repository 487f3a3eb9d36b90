import { foldedWords, sentenceEnd } from './fold.ts'

/** Groups of words that patterns name as {group}. */
export type Groups = Readonly<Record<string, string>>

/** A pattern cannot be read; the message names what stands in it and what may. */
export class PatternError extends Error {}

/** In the text that patterns search, each word has one space before it; so each has in a pattern. */
const wordEnd = '(?![^ ])'
const marks: Readonly<Record<string, string>> = {
  '(': '(?:',
  ')': ')',
  '[': '(?:',
  ']': ')?',
  '|': '|',
  '…': `(?: [^ ${sentenceEnd}]+){0,12}?`,
  '^': `(?<=^| \\${sentenceEnd})`,
  $: `(?= \\${sentenceEnd}|$)`,
  '#': ' [olsbzg3467]+(?![^ ])',
}
const opens: Readonly<Record<string, string>> = { ')': '(', ']': '[' }
const parts = /\{[^{}]*\}|(?:[\p{L}\p{N}]+(?:['’]t\b)?|£)\*?|[^\s'’%,-]/gu

/**
 * A pattern over folded words. Words stand for themselves; `(a|b)` is one of several, `[a]` may be missing, `a*` is any word that
 * starts so, `…` is up to a dozen words of the same sentence, `{group}` a group, `#` a figure, `^` and `$` the start and end of a sentence.
 * Where `&` joins several, the sentence holds them all, in any order.
 * @throws PatternError for one that cannot be read
 */
export function compilePattern(pattern: string, groups: Groups): RegExp {
  const [first = '', ...others] = pattern.split('&').map((part) => sourceOf(part, groups))
  if (others.length === 0) return new RegExp(first, 'g')
  const within = `[^${sentenceEnd}]*?`
  const all = [first, ...others].map((part) => `(?=${within}${part})`).join('')
  return new RegExp(`(?<=^|\\${sentenceEnd})${all}[^${sentenceEnd}]+`, 'g')
}

/** The folded words that a pattern is made of, those of its groups and those it gives by their start left out. */
export const wordsIn = (pattern: string): string[] =>
  foldedWords(pattern.replaceAll(/\{[^{}]*\}|(?<![\p{L}\p{N}])[\p{L}\p{N}]+\*|\|/gu, ' '))

function sourceOf(pattern: string, groups: Groups, within: readonly string[] = []): string {
  const open: string[] = []
  const source = (pattern.match(parts) ?? []).map((part) => {
    if (part.startsWith('{')) return groupOf(part.slice(1, -1), groups, within)
    if (part === '(' || part === '[') open.push(part)
    if (opens[part] !== undefined && open.pop() !== opens[part]) throw new PatternError(`"${part}" closes nothing`)
    const mark = marks[part]
    if (mark !== undefined) return mark
    const [word] = foldedWords(part)
    if (!word) throw new PatternError(`"${part}" stands for nothing`)
    return ` ${word}${part.endsWith('*') ? '[^ ]*' : wordEnd}`
  })
  if (open.length > 0) throw new PatternError(`"${open.at(-1)}" is not closed`)
  return source.join('')
}

function groupOf(name: string, groups: Groups, within: readonly string[]): string {
  const words = groups[name]
  if (words === undefined) throw new PatternError(`there is no group "${name}"`)
  if (within.includes(name)) throw new PatternError(`the group "${name}" is made of itself`)
  return `(?:${sourceOf(words, groups, [...within, name])})`
}
