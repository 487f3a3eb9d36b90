import type { FaultBlanks, FaultOf } from './inputs/parsed.ts'
import { isPlainDate } from '../dates/plainDate.ts'

/** What can be wrong with a value, and what the sentence of each may name beside {at}. The sentences are content, by these names. */
export const shapeFaults = {
  text: ['most'],
  number: ['least', 'most'],
  yesOrNo: [],
  day: [],
  oneOf: ['allowed'],
  list: [],
  tooMany: ['most'],
  group: [],
  unknown: ['key'],
  missing: ['key'],
  inBox: [],
  ids: [],
  addresses: [],
} as const satisfies FaultBlanks

export type ShapeFaultId = keyof typeof shapeFaults
type Wrong = FaultOf<typeof shapeFaults>

/** What is wrong with a value, and where it stands: the names of the fields on the way to it, those of lists with a position. */
export type ShapeFault = Wrong & { at: readonly string[] }

/** What is wrong with a value, or null when nothing is. */
export type Shape = (value: unknown, at: readonly string[]) => ShapeFault | null

/** How much of a name that this site does not know is told again. */
const mostOfKey = 40

const unless = (fits: boolean, at: readonly string[], wrong: Wrong): ShapeFault | null =>
  fits ? null : { ...wrong, at }

export const text =
  (most: number): Shape =>
  (value, at) =>
    unless(typeof value === 'string' && value.length <= most, at, { id: 'text', most: most.toLocaleString('en-GB') })

export const wholeNumber =
  (least: number, most: number): Shape =>
  (value, at) =>
    unless(Number.isInteger(value) && (value as number) >= least && (value as number) <= most, at, {
      id: 'number',
      least: String(least),
      most: String(most),
    })

export const yesOrNo: Shape = (value, at) => unless(typeof value === 'boolean', at, { id: 'yesOrNo' })

export const day: Shape = (value, at) => unless(typeof value === 'string' && isPlainDate(value), at, { id: 'day' })

export const oneOf =
  (...allowed: readonly (string | number)[]): Shape =>
  (value, at) =>
    unless(allowed.includes(value as string | number), at, { id: 'oneOf', allowed: allowed.join(', ') })

export const list =
  (of: Shape, most: number): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return { id: 'list', at }
    if (value.length > most) return { id: 'tooMany', most: String(most), at }
    return firstFault(
      value.map((item, position) => () => of(item, [...at.slice(0, -1), `${at.at(-1)} ${position + 1}`])),
    )
  }

/** An object with these fields and no others. Fields named in `optional` may be left out. */
export const fields =
  (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape =>
  (value, at) => {
    if (!isRecord(value)) return { id: 'group', at }
    const shapes = new Map([...Object.entries(required), ...Object.entries(optional)])
    const stray = Object.keys(value).find((key) => !shapes.has(key))
    if (stray !== undefined) return { id: 'unknown', key: stray.slice(0, mostOfKey), at }
    return firstFault(
      [...shapes].map(([key, shape]) => () => {
        if (Object.hasOwn(value, key)) return shape(value[key], [...at, key])
        return Object.hasOwn(required, key) ? { id: 'missing', key, at } : null
      }),
    )
  }

/** Any number of fields, all of one shape. */
export const recordOf =
  (shape: Shape): Shape =>
  (value, at) =>
    isRecord(value)
      ? firstFault(
          Object.entries(value).map(
            ([key, each]) =>
              () =>
                shape(each, [...at, key.slice(0, mostOfKey)]),
          ),
        )
      : { id: 'group', at }

/** One of several shapes. */
export const anyOf =
  (shapes: readonly Shape[], wrong: Wrong): Shape =>
  (value, at) =>
    unless(
      shapes.some((shape) => shape(value, at) === null),
      at,
      wrong,
    )

/** Adds a test of the whole to a shape. */
export const also =
  (shape: Shape, fits: (value: never) => boolean, wrong: Wrong): Shape =>
  (value, at) =>
    shape(value, at) ?? unless(fits(value as never), at, wrong)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function firstFault(checks: (() => ShapeFault | null)[]): ShapeFault | null {
  for (const check of checks) {
    const fault = check()
    if (fault !== null) return fault
  }
  return null
}
