import type { Changes } from '../../src/content/reading/files.ts'
import { type Dice, typo } from './dice.ts'
import { lineAt, type Original } from './original.ts'

type Edit = {
  /** Replacement for the match. */
  text: string
  fix?: string | undefined
  /** The line at fault, counted from the line where the match starts; 0 when left out. */
  line?: number
  /** Other lines that are as right to point at. */
  or?: EditorFault['lines']
}

type Where = { files: RegExp; find: RegExp; part?: 'front' | 'body' }

/** A kind of mistake made by changing what a pattern finds in some files. */
export function inText(
  name: string,
  { files, find, part }: Where,
  edit: Edit | ((match: RegExpExecArray, dice: Dice, original: Original, file: string) => Edit | undefined),
): FaultKind {
  return {
    name,
    make(original, dice) {
      const matches = original
        .matches(files, find)
        .filter(
          ({ file, match }) =>
            part === undefined ||
            (match.index < bodyStart(original.text(file))
              ? part === 'front'
              : part === 'body' && !original.isInExample(file, match.index)),
        )
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

/** A kind of mistake in which a word that a pattern finds is misspelt, and the message gives the word. */
export const misspelt = (name: string, files: RegExp, find: RegExp, part?: Where['part']): FaultKind =>
  inText(name, { files, find, ...(part ? { part } : {}) }, ({ 0: word }, dice) => ({
    text: typo(word, dice),
    fix: word,
  }))

const bodyStart = (text: string): number => text.indexOf('\n---\n', 3)

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
