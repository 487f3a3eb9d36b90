import { isPlainDate } from '../dates/plainDate.ts'

/** What is wrong with a value, in words that follow "The case file is damaged: ", or null when nothing is. */
export type Shape = (value: unknown, at: string) => string | null

const unless = (fits: boolean, at: string, should: string) => (fits ? null : `${at} should be ${should}`)

export const text =
  (most: number): Shape =>
  (value, at) =>
    unless(
      typeof value === 'string' && value.length <= most,
      at,
      `text of at most ${most.toLocaleString('en-GB')} characters`,
    )

export const wholeNumber =
  (least: number, most: number): Shape =>
  (value, at) =>
    unless(
      Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
      at,
      `a whole number from ${least} to ${most}`,
    )

export const yesOrNo: Shape = (value, at) => unless(typeof value === 'boolean', at, 'true or false')

export const day: Shape = (value, at) => unless(typeof value === 'string' && isPlainDate(value), at, 'a real date')

export const oneOf =
  (...allowed: readonly (string | number)[]): Shape =>
  (value, at) =>
    unless(allowed.includes(value as string | number), at, `one of ${allowed.join(', ')}`)

export const list =
  (of: Shape, most: number): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return `${at} should be a list`
    if (value.length > most) return `${at} should have at most ${most} items`
    return firstFault(value.map((item, position) => () => of(item, `${at} ${position + 1}`)))
  }

/** An object with these fields and no others. Fields named in `optional` may be left out. */
export const fields =
  (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape =>
  (value, at) => {
    if (!isRecord(value)) return `${at} should be a group of answers`
    const shapes = new Map([...Object.entries(required), ...Object.entries(optional)])
    const stray = Object.keys(value).find((key) => !shapes.has(key))
    if (stray !== undefined) return `${at} has an answer this site does not know, "${stray.slice(0, 40)}"`
    return firstFault(
      [...shapes].map(([key, shape]) => () => {
        if (Object.hasOwn(value, key)) return shape(value[key], `${at}, ${key}`)
        return Object.hasOwn(required, key) ? `${at} has no ${key}` : null
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
                shape(each, `${at}, ${key.slice(0, 40)}`),
          ),
        )
      : `${at} should be a group of answers`

/** One of several shapes. */
export const anyOf =
  (shapes: readonly Shape[], should: string): Shape =>
  (value, at) =>
    unless(
      shapes.some((shape) => shape(value, at) === null),
      at,
      should,
    )

/** Adds a test of the whole to a shape. */
export const also =
  (shape: Shape, fits: (value: never) => boolean, should: string): Shape =>
  (value, at) =>
    shape(value, at) ?? unless(fits(value as never), at, should)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function firstFault(checks: (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check()
    if (fault !== null) return fault
  }
  return null
}
