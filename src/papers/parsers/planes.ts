/** How one plane lies in another, as PDF writes it: (x, y) goes to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** An upright box by two of its corners, in points. */
export type Box = readonly [left: number, bottom: number, right: number, top: number]

export type Point = readonly [x: number, y: number]

export const same: Matrix = [1, 0, 0, 1, 0, 0]
export const everywhere: Box = [-1e9, -1e9, 1e9, 1e9]

/** A plane in a plane in which another lies: what is put into `inner` comes out where `outer` puts it. */
export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

export const pointIn = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** The upright box around a box that lies in a plane. */
export function boxIn(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [
    pointIn(matrix, left, bottom),
    pointIn(matrix, right, bottom),
    pointIn(matrix, left, top),
    pointIn(matrix, right, top),
  ]
  const [across, up] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)]
}

/** What two boxes have in common; of no width or height where that is nothing. */
export const meet = (one: Box, other: Box): Box => {
  const [left, bottom] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])]
  return [left, bottom, Math.max(left, Math.min(one[2], other[2])), Math.max(bottom, Math.min(one[3], other[3]))]
}

export const holds = ([left, bottom, right, top]: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= bottom && y <= top

/** In square points. */
export const areaOf = ([left, bottom, right, top]: Box): number => (right - left) * (top - bottom)
