import type { Point } from './planes.ts'

/** Where a piece of text runs, in the page’s own points; `along` is the way it runs, in radians. */
export type Stretch = { x: number; y: number; width: number; size: number; along: number }

/** Whether any of some letters begin within a piece of text. A page may have tens of thousands of both: only letters near its height are looked at. */
export function holdsAny(letters: readonly Point[]): (stretch: Stretch) => boolean {
  // What stands nowhere begins in nothing, and would spoil the order.
  const upwards = letters.filter(([, y]) => Number.isFinite(y)).toSorted((a, b) => a[1] - b[1])
  return ({ x, y, width, size, along }) => {
    const [cos, sin] = [Math.cos(along), Math.sin(along)]
    const [length, height] = [Math.max(1, width - 1), size * 0.3]
    // A point more, for what is lost in rounding.
    const reach = Math.abs(sin) * length + height + 1
    for (let index = firstFrom(upwards, y - reach); index < upwards.length; index++) {
      const [left, bottom] = upwards[index] as Point
      if (bottom > y + reach) return false
      const [right, up] = [left - x, bottom - y]
      const ahead = right * cos + up * sin
      if (ahead > -1 && ahead < length && Math.abs(up * cos - right * sin) < height) return true
    }
    return false
  }
}

/** The place of the first point that is as high as `least`, among points from the bottom up. */
function firstFrom(upwards: readonly Point[], least: number): number {
  let [from, end] = [0, upwards.length]
  while (from < end) {
    const middle = (from + end) >> 1
    if ((upwards[middle] as Point)[1] < least) from = middle + 1
    else end = middle
  }
  return from
}
