import type { FieldId } from './fields.ts'
import type { Cell, Line, Page } from './page.ts'

/** Position of a reading: the page, the words around it, and what to mark in them, from `start` up to `end`. */
export type PaperPlace = { page: number; passage: string; mark: readonly [start: number, end: number] }

/** A value found on a page, for instance by a label. `weight` grows with its certainty. */
export type ValueCandidate = { field: FieldId; value: number | string; weight: number; place: PaperPlace }

/** The most of one cell or line that is read: more is a fault of the file, and patterns would take long over it. */
export const longestRead = 1_500

const longestPassage = 220
const joint = ' · '

/** Return the passage of a value: the line of its label and its own line. */
export function placeOfValue(
  page: Page,
  label: Line,
  line: Line,
  cell: Cell,
  { start, end }: { start: number; end: number },
): PaperPlace {
  const above = label === line ? [] : label.cells.map(({ text }) => text)
  const at = line.cells.findIndex(({ x }) => x === cell.x)
  const own = line.cells.map(({ text }, index) => (index === at ? cell.text : text))
  const lead = [...above, ...own.slice(0, at)].reduce((length, text) => length + text.length + joint.length, 0)
  return cutPassage([...above, ...own].join(joint), lead + start, lead + end, page.number)
}

/** Locate a value read in a corrected text in the text as printed; the whole text if it is not there. */
export function asPrinted<Value extends { start: number; end: number }>(
  printed: string,
  { text, value }: { text: string; value: Value },
): Value {
  if (text === printed) return value
  const own = text.slice(value.start, value.end)
  const start = printed.indexOf(own)
  return { ...value, start: Math.max(0, start), end: start < 0 ? printed.length : start + own.length }
}

/** The passage of a whole line. */
export const wholeLine = ({ cells }: Line): string =>
  cells
    .map(({ text }) => text)
    .join(joint)
    .slice(0, longestRead)

/** A passage short enough to be read at a glance, around what is marked in it. */
export function cutPassage(whole: string, start: number, end: number, page: number): PaperPlace {
  const from = whole.length <= longestPassage ? 0 : Math.max(0, Math.min(start - 120, whole.length - longestPassage))
  const passage = whole.slice(from, from + longestPassage)
  return { page, passage, mark: [start - from, Math.min(end - from, passage.length)] }
}
