import { type Area, type Colour, type Ink, type Operators, Painted, type Run } from './painted.ts'
import { areaOf, type Box, holds, meet, type Point } from './planes.ts'

/**
 * Where letters begin that a page draws and does not show: in the colour of what lies under them, seen through, in the mode that shows
 * nothing, or under a box drawn over them; and where those begin that it shows. Letters over a picture of most of the page are those of a
 * scan, meant to lie unseen over what they copy (ISO 32000-1, 9.3.6): they count as shown.
 */
export function lettersOn(operators: Operators, page: Box): { shown: Point[]; unseen: Point[] } {
  const { runs, areas, pictures } = new Painted(operators)
  const isScan = pictures.reduce((sum, picture) => sum + areaOf(meet(picture, page)), 0) > areaOf(page) / 2
  const isShown = ({ middle, ink, below }: Run, near: readonly Layer[]): boolean => {
    if (pictures.some((picture) => holds(picture, middle))) return isScan || ink.mode !== 3
    const ground = near.findLast(({ box, layer }) => layer < below && holds(box, middle))
    const isCovered = near.some(({ box, hides, layer }) => hides && layer >= below && holds(box, middle))
    return !isCovered && standsOut(ink, ground ? ground.colour : paper)
  }
  const layers = areas.map((area, layer) => ({ ...area, layer }))
  const letters: { shown: Point[]; unseen: Point[] } = { shown: [], unseen: [] }
  // Letters from the bottom up, so that the areas at the height of some are looked for once.
  let strip = Number.NaN
  let near: Layer[] = []
  for (const run of runs.toSorted((a, b) => a.middle[1] - b.middle[1])) {
    const own = Math.floor(run.middle[1] / stripHeight)
    if (own !== strip) {
      strip = own
      near = layers.filter(({ box }) => box[1] <= (strip + 1) * stripHeight && box[3] >= strip * stripHeight)
    }
    letters[isShown(run, near) ? 'shown' : 'unseen'].push(run.from)
  }
  return letters
}

/** An area with how many were filled before it. */
type Layer = Area & { layer: number }

/** Of the strips in which a page is gone through, in points; a power of two, so that sums on it are exact. */
const stripHeight = 8

/** What a page is before anything is drawn on it. */
const paper = '#ffffff'

/** Below this nobody sees letters: pale grey (#eee) on white has 1.16. */
const leastContrast = 1.1

/** Whether letters stand out from a ground. Where either has no one colour, they do. */
function standsOut({ mode, fill, stroke, fillAlpha, strokeAlpha }: Ink, ground: Colour): boolean {
  const inks = [
    ...([0, 2, 4, 6].includes(mode) ? [{ colour: fill, alpha: fillAlpha }] : []),
    ...([1, 2, 5, 6].includes(mode) ? [{ colour: stroke, alpha: strokeAlpha }] : []),
  ]
  return inks.some(
    ({ colour, alpha }) =>
      alpha > 0.05 && (colour === undefined || ground === undefined || contrast(colour, ground) > leastContrast),
  )
}

/** How far apart two colours are, from 1 to 21 (WCAG 2, relative luminance). */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
