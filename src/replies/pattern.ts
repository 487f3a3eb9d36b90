import { foldedWords, sentenceEnd } from './fold.ts'

/** Groups of words that patterns name as {group}. */
export type Groups = Readonly<Record<string, string>>

/** An unreadable pattern; the message quotes it and says what is allowed. */
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

/** A compiled pattern. It cannot match a sentence that lacks all words of any list in `needs`, so most are never tried. */
export type Pattern = { readonly expression: RegExp; needs: readonly Need[] }

/** Words of which a pattern needs one. */
type Need = readonly string[]

/**
 * A pattern over folded words. Words stand for themselves; `(a|b)` is one of several, `[a]` may be missing, `a*` is any word that
 * starts so, `…` is up to a dozen words of the same sentence, `{group}` a group, `#` a figure, `^` and `$` the start and end of a sentence.
 * Where `&` joins several, the sentence holds them all, in any order.
 * @throws PatternError for one that cannot be read
 */
export function compilePattern(pattern: string, groups: Groups): Pattern {
  const [first = '', ...others] = pattern.split('&')
  const all = [first, ...others].map((part) => parse(part, groups))
  const within = `[^${sentenceEnd}]*?`
  const source =
    others.length === 0
      ? (all[0]?.source ?? '')
      : `(?<=^|\\${sentenceEnd})${all.map((part) => `(?=${within}${part.source})`).join('')}[^${sentenceEnd}]+`
  let expression: RegExp | undefined
  return {
    get expression() {
      expression ??= new RegExp(source, 'g')
      return expression
    },
    needs: all.flatMap((part) => part.needs),
  }
}

/** The folded words that a pattern is made of, those of its groups and those it gives by their start left out. */
export const wordsIn = (pattern: string): string[] =>
  foldedWords(pattern.replaceAll(/\{[^{}]*\}|(?<![\p{L}\p{N}])[\p{L}\p{N}]+\*|\|/gu, ' '))

type Parsed = { source: string; needs: Need[] }

function parse(pattern: string, groups: Groups, within: readonly string[] = []): Parsed {
  // Each bracket that is open, and what each way through it needs.
  const open: { bracket: string; ways: Need[][] }[] = [{ bracket: '', ways: [[]] }]
  const add = (...needs: Need[]) =>
    open
      .at(-1)
      ?.ways.at(-1)
      ?.push(...needs)
  const source = (pattern.match(parts) ?? []).map((part) => {
    if (part.startsWith('{')) {
      const group = parseGroup(part.slice(1, -1), groups, within)
      add(...group.needs)
      return `(?:${group.source})`
    }
    if (part === '(' || part === '[') open.push({ bracket: part, ways: [[]] })
    if (part === '|') open.at(-1)?.ways.push([])
    if (opens[part] !== undefined) {
      const closed = open.pop()
      if (closed?.bracket !== opens[part]) throw new PatternError(`"${part}" closes nothing`)
      if (part === ')') add(...inEach(closed.ways))
    }
    const mark = marks[part]
    if (mark !== undefined) return mark
    const [word] = foldedWords(part)
    if (!word) throw new PatternError(`"${part}" stands for nothing`)
    if (part.endsWith('*')) return ` ${word}[^ ]*`
    add([word])
    return ` ${word}${wordEnd}`
  })
  const [whole, inner] = open
  if (inner) throw new PatternError(`"${open.at(-1)?.bracket}" is not closed`)
  return { source: source.join(''), needs: inEach(whole?.ways ?? []) }
}

/** Return all needs of a single alternative; of several, the words of which each needs one. */
function inEach(ways: readonly Need[][]): Need[] {
  const [only = [], ...others] = ways
  if (others.length === 0) return only
  const rarest = ways.map((needs) => needs.toSorted((a, b) => a.length - b.length)[0])
  return rarest.some((need) => need === undefined) ? [] : [rarest.flatMap((need) => need ?? [])]
}

/** Groups that were read: patterns name the same ones over and over. */
const groupsRead = new WeakMap<Groups, Map<string, Parsed>>()

function parseGroup(name: string, groups: Groups, within: readonly string[]): Parsed {
  const words = groups[name]
  if (words === undefined) throw new PatternError(`there is no group "${name}"`)
  if (within.includes(name)) throw new PatternError(`the group "${name}" is made of itself`)
  const read = groupsRead.get(groups) ?? new Map<string, Parsed>()
  groupsRead.set(groups, read)
  const group = read.get(name) ?? parse(words, groups, [...within, name])
  read.set(name, group)
  return group
}

/** As many needs as a whole number has bits for; more would tell little. */
const most = 30

/** Finds the patterns that some words may match without trying each: those whose needs the words all meet. */
export class WordFilter<T> {
  readonly #patterns: T[] = []
  /** All bits of each pattern’s needs. */
  readonly #all: number[] = []
  /** Places of the patterns without needs. */
  readonly #needless: number[] = []
  /** For each word the places of the patterns that need it, each followed by the bit of the need that it meets. */
  readonly #meets = new Map<string, number[]>()

  add(pattern: T, needs: readonly Need[]): void {
    const counted = needs.slice(0, most)
    const place = this.#patterns.push(pattern) - 1
    this.#all.push((1 << counted.length) - 1)
    if (counted.length === 0) this.#needless.push(place)
    counted.forEach((words, at) => {
      for (const word of words) {
        const own = this.#meets.get(word)
        if (own) own.push(place, 1 << at)
        else this.#meets.set(word, [place, 1 << at])
      }
    })
  }

  /** The patterns that some words may match, in the order in which they were added. */
  possible(words: readonly string[]): T[] {
    const met = new Int32Array(this.#patterns.length)
    const places = [...this.#needless]
    for (const word of words) {
      const own = this.#meets.get(word) ?? []
      for (let at = 0; at < own.length; at += 2) {
        const place = own[at] ?? 0
        const before = met[place] ?? 0
        const now = before | (own[at + 1] ?? 0)
        met[place] = now
        if (now !== before && now === this.#all[place]) places.push(place)
      }
    }
    return places.sort((a, b) => a - b).flatMap((place) => this.#patterns[place] ?? [])
  }
}
