import type { Changes } from '../../src/content/reading/files.ts'
import type { Dice } from './dice.ts'
import type { Original } from './original.ts'

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
