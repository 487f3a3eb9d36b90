import { expect, test } from 'vitest'
import { holdsAny } from '../../../../src/papers/parsers/stretch.ts'
import type { Point } from '../../../../src/papers/parsers/planes.ts'

const stretch = { x: 100, y: 100, width: 50, size: 10, along: 0 }

test.each<[string, Point, boolean]>([
  ['at its start', [100, 100], true],
  ['near its end', [148, 102], true],
  ['past its end', [149, 100], false],
  ['before it', [98, 100], false],
  ['above it', [120, 103], false],
  ['nowhere', [Number.NaN, Number.NaN], false],
])('letters that begin %s', (_, letter, held) => expect(holdsAny([letter])(stretch)).toBe(held))

test.each<[string, Point, boolean]>([
  ['up along it', [100, 148], true],
  ['where it would end if it lay', [148, 100], false],
])('of a piece that runs up the page, letters %s', (_, letter, held) =>
  expect(holdsAny([letter])({ ...stretch, along: Math.PI / 2 })).toBe(held),
)

test('of many letters only those near its height are looked at, in whatever order they were drawn', () => {
  let looks = 0
  const letters = Array.from({ length: 10_000 }, (_, index): Point => {
    const point: [number, number] = [0, (index * 7_919) % 10_000]
    const left = point[1] === 300 ? 100 : 0
    Object.defineProperty(point, 0, {
      get: () => {
        looks++
        return left
      },
    })
    return point
  })
  const holds = holdsAny(letters)
  looks = 0
  expect(holds({ ...stretch, y: 300 })).toBe(true)
  expect(holds({ ...stretch, y: 5_000 })).toBe(false)
  expect(looks).toBeLessThan(30)
})
