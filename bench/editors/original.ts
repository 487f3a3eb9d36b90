import { memoize } from '../../src/content/memoize.ts'
import type { Changes, Files } from '../../src/content/reading/files.ts'
import type { Site } from '../../src/site/site.ts'

/** The site before anything is broken in it. */
export class Original {
  readonly files: Files
  readonly site: Site
  readonly names: readonly string[]
  readonly #texts = new Map<string, string>()
  readonly #matches = new Map<string, Match[]>()

  constructor(files: Files, site: Site) {
    this.files = files
    this.site = site
    this.names = ['site.manifest.yaml', ...files.list('content').filter((file) => file !== 'content/README.md')]
  }

  text(file: string): string {
    const text = this.#texts.get(file) ?? Buffer.from(this.files.bytes(file)).toString()
    this.#texts.set(file, text)
    return text
  }

  matches(files: RegExp, find: RegExp): readonly Match[] {
    const key = `${files} ${find}`
    const matches =
      this.#matches.get(key) ??
      this.names
        .filter((file) => files.test(file))
        .flatMap((file) => [...this.text(file).matchAll(find)].map((match) => ({ file, match })))
    this.#matches.set(key, matches)
    return matches
  }

  /** True in an example, where any figure may be. */
  isInExample(file: string, offset: number): boolean {
    return examplesIn(this.text(file)).some(({ start, end }) => start <= offset && offset < end)
  }

  linesWith(file: string, text: string): { file: string; line: number }[] {
    return this.text(file)
      .split('\n')
      .flatMap((line, index) => (line.includes(text) ? [{ file, line: index + 1 }] : []))
  }
}

const examplesIn = memoize((text) =>
  [...text.matchAll(/{% example %}.*?{% \/example %}/gs)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })),
)

type Match = { file: string; match: RegExpExecArray }

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

type Edit = {
  text: string
  fix?: string | undefined
  /** The line at fault, counted from the line where the match starts; 0 when left out. */
  line?: number
  /** Other lines that are as right to point at. */
  or?: EditorFault['lines']
}

/** Files, a pattern, and which of its matches are meant: all of them by default. */
export type Where = {
  files: RegExp
  find: RegExp
  part?: 'front' | 'body'
  isPlace?: (original: Original, file: string, offset: number) => boolean
}

/** A kind of mistake made by changing what a pattern finds in some files. */
export function inText(
  name: string,
  { files, find, part, isPlace = inPart(part) }: Where,
  edit: Edit | ((match: RegExpExecArray, dice: Dice, original: Original, file: string) => Edit | undefined),
): FaultKind {
  return {
    name,
    make(original, dice) {
      const matches = original.matches(files, find).filter(({ file, match }) => isPlace(original, file, match.index))
      if (matches.length === 0) return undefined
      const { file, match } = dice.pick(matches)
      const made = typeof edit === 'function' ? edit(match, dice, original, file) : edit
      if (!made) return undefined
      const before = original.text(file)
      const after = before.slice(0, match.index) + made.text + before.slice(match.index + match[0].length)
      if (after === before) return undefined
      const line = lineAt(before, match.index) + (made.line ?? 0)
      return {
        changes: new Map([[file, after]]),
        lines: [{ file, line }, ...(made.or ?? [])],
        fix: made.fix,
        done: `${file}:${line}  ${shown(match[0])} → ${shown(made.text)}`,
      }
    },
  }
}

const inPart =
  (part: Where['part']): NonNullable<Where['isPlace']> =>
  (original, file, offset) =>
    part === undefined ||
    (offset < original.text(file).indexOf('\n---\n', 3)
      ? part === 'front'
      : part === 'body' && !original.isInExample(file, offset))

const shown = (text: string): string => JSON.stringify(text.length > 90 ? `${text.slice(0, 90)}…` : text)

/** One mistake an editor could make, and what should be said of it. */
export type EditorFault = {
  kind: string
  content: string | undefined
  changes: Changes
  /** The lines that are right to point at: one, or both of two that clash. */
  lines: readonly { file: string; line: number }[]
  /** Text the remedy must contain, where it can be known. */
  fix?: string | undefined
  /** Description of the change, for whoever reads the misses. */
  done: string
}

/** A kind of mistake; undefined when the site has no place for it this time. */
export type FaultKind = {
  name: string
  /** The kind of content it is an idea for; undefined for what may be slipped anywhere. */
  content?: string
  make: (original: Original, dice: Dice) => Omit<EditorFault, 'kind' | 'content'> | undefined
}

/** Random numbers that are the same each time for the same seed. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0 to below the given one. */
  below(most: number): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[this.below(list.length)] as T
  }
}

/** A word with one slip of the fingers: a letter left out, doubled, changed or swapped with the next. Never the word itself. */
export function typo(word: string, dice: Dice): string {
  const letters = [...word.matchAll(/[a-z](?=[a-z])/gi)].map(({ index }) => index).filter((index) => index > 0)
  for (;;) {
    const at = letters.length > 0 ? dice.pick(letters) : Math.max(0, word.length - 1)
    const slipped = slips[dice.below(slips.length)]?.(word, at) ?? word
    if (slipped !== word) return slipped
  }
}

const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + (word.charAt(at) === 'e' ? 'a' : 'e') + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
]
