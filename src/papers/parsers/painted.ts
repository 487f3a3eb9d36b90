import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Box, boxIn, everywhere, type Matrix, meet, type Point, pointIn, same, times } from './planes.ts'

/** What pdf.js makes of a page: its operators, and what each is given. */
export type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] }

/** A colour, as "#rrggbb"; undefined where it is a pattern. */
export type Colour = string | undefined

/** What letters are drawn with. `mode` is that of ISO 32000-1, table 106: 3 shows nothing. */
export type Ink = { fill: Colour; stroke: Colour; fillAlpha: number; strokeAlpha: number; mode: number }

/** Letters drawn in one go, in the page’s own points; `below` counts the areas that were filled before them. */
export type Run = { from: Point; middle: Point; ink: Ink; below: number }

/** An area that was filled; `hides` where nothing under it is seen. */
export type Area = { box: Box; colour: Colour; hides: boolean }

type State = Ink & {
  plane: Matrix
  clip: Box
  isBlended: boolean
  letter: number
  word: number
  wide: number
  leading: number
  size: number
  rise: number
  /** The plane was moved, and nothing was drawn since: what a picture looks like when it is left out. */
  isBlank: boolean
}
type Glyph = { width: number; isSpace?: boolean }

/** A page as it is painted: letters, filled areas and pictures, in their order. */
export class Painted {
  readonly runs: Run[] = []
  readonly areas: Area[] = []
  readonly pictures: Box[] = []
  readonly #saved: State[] = []
  #text: Matrix = same
  #line: Matrix = same
  #isClipping = false
  #state: State = {
    plane: same,
    clip: everywhere,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    strokeAlpha: 1,
    isBlended: false,
    mode: 0,
    letter: 0,
    word: 0,
    wide: 1,
    leading: 0,
    size: 0,
    rise: 0,
    isBlank: false,
  }

  constructor({ fnArray, argsArray }: Operators) {
    for (const [index, kind] of fnArray.entries()) painters[kind]?.(this, (argsArray[index] ?? []) as never)
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change }
  }
  save(): void {
    this.#saved.push(this.#state)
    this.set({ isBlank: false })
  }
  restore(): void {
    const { isBlank, plane, clip } = this.#state
    if (isBlank) this.pictures.push(meet(boxIn(plane, [0, 0, 1, 1]), clip))
    const saved = this.#saved.pop()
    if (saved) this.#state = { ...saved, isBlank: false }
  }
  move(by: Matrix): void {
    this.set({ plane: times(this.#state.plane, by), isBlank: true })
  }
  beginForm(by: Matrix | null): void {
    this.save()
    if (by) this.move(by)
    this.set({ isBlank: false })
  }
  clipNext(): void {
    this.#isClipping = true
  }
  path(kind: number, shape: ArrayLike<number> | null, own: Box | null): void {
    const { plane, clip, fill, fillAlpha, isBlended } = this.#state
    const box = own && meet(boxIn(plane, own), clip)
    if (fillKinds.has(kind)) {
      this.set({ isBlank: false })
      // A shape with more corners than a box does not fill all of the box around it.
      const isBox = shape !== null && shape.length <= cornersOfBox && (plane[1] === 0 || plane[0] === 0)
      if (box && fillAlpha > 0.9 && !isBlended) this.areas.push({ box, colour: isBox ? fill : undefined, hides: isBox })
    }
    if (this.#isClipping && box) this.set({ clip: box })
    this.#isClipping = false
  }
  shade(): void {
    this.areas.push({ box: this.#state.clip, colour: undefined, hides: false })
    this.set({ isBlank: false })
  }
  beginText(at: Matrix): void {
    this.#text = at
    this.#line = at
  }
  nextLine(x: number, y: number): void {
    this.beginText(times(this.#line, [1, 0, 0, 1, x, y]))
  }
  leadingLine(): void {
    this.nextLine(0, this.#state.leading)
  }
  show(glyphs: readonly (Glyph | number | null)[]): void {
    const { plane, size, rise, wide, letter, word, ...ink } = this.#state
    const place = times(times(plane, this.#text), [wide, 0, 0, 1, 0, rise])
    const length = glyphs.reduce<number>((sum, glyph) => {
      if (glyph === null) return sum
      if (typeof glyph === 'number') return sum - (glyph * size) / 1000
      return sum + (glyph.width * size) / 1000 + letter + (glyph.isSpace ? word : 0)
    }, 0)
    this.#text = times(this.#text, [1, 0, 0, 1, length * wide, 0])
    this.set({ isBlank: false })
    if (glyphs.some((glyph) => glyph !== null && typeof glyph !== 'number' && !glyph.isSpace))
      this.runs.push({
        from: pointIn(place, 0, 0),
        middle: pointIn(place, length / 2, size * 0.3),
        ink,
        below: this.areas.length,
      })
  }
}

const fillKinds: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

/** How many numbers pdf.js keeps of a box: a place for the pen, three or four lines, and the end. */
const cornersOfBox = 16

const states: Readonly<Record<string, (value: never) => Partial<State>>> = {
  ca: (fillAlpha) => ({ fillAlpha }),
  CA: (strokeAlpha) => ({ strokeAlpha }),
  BM: (mode) => ({ isBlended: mode !== 'source-over' }),
}

/** What each operator does. Those that are not here change nothing of what shows. */
const painters: Readonly<Record<number, (page: Painted, args: never) => void>> = {
  [OPS.save]: (page) => page.save(),
  [OPS.beginGroup]: (page) => page.save(),
  [OPS.restore]: (page) => page.restore(),
  [OPS.endGroup]: (page) => page.restore(),
  [OPS.paintFormXObjectBegin]: (page, [by]: [Matrix | null]) => page.beginForm(by),
  [OPS.paintFormXObjectEnd]: (page) => page.restore(),
  [OPS.transform]: (page, by: Matrix) => page.move(by),
  [OPS.setFillRGBColor]: (page, [fill]: [string]) => page.set({ fill }),
  [OPS.setFillColorN]: (page) => page.set({ fill: undefined }),
  [OPS.setStrokeRGBColor]: (page, [stroke]: [string]) => page.set({ stroke }),
  [OPS.setStrokeColorN]: (page) => page.set({ stroke: undefined }),
  [OPS.setGState]: (page, [changes]: [[string, never][]]) => {
    for (const [key, value] of changes) page.set(states[key]?.(value) ?? {})
  },
  [OPS.clip]: (page) => page.clipNext(),
  [OPS.eoClip]: (page) => page.clipNext(),
  [OPS.constructPath]: (page, [kind, shape, box]: [number, [ArrayLike<number> | null], Box | null]) =>
    page.path(kind, shape[0], box),
  [OPS.shadingFill]: (page) => page.shade(),
  [OPS.beginText]: (page) => page.beginText(same),
  [OPS.setTextMatrix]: (page, [at]: [ArrayLike<number>]) => page.beginText(Array.from(at) as unknown as Matrix),
  [OPS.moveText]: (page, [x, y]: [number, number]) => page.nextLine(x, y),
  [OPS.setLeadingMoveText]: (page, [x, y]: [number, number]) => {
    page.set({ leading: y })
    page.nextLine(x, y)
  },
  [OPS.nextLine]: (page) => page.leadingLine(),
  [OPS.setFont]: (page, [, size]: [string, number]) => page.set({ size }),
  [OPS.setTextRenderingMode]: (page, [mode]: [number]) => page.set({ mode }),
  [OPS.setCharSpacing]: (page, [letter]: [number]) => page.set({ letter }),
  [OPS.setWordSpacing]: (page, [word]: [number]) => page.set({ word }),
  [OPS.setHScale]: (page, [wide]: [number]) => page.set({ wide: wide / 100 }),
  [OPS.setLeading]: (page, [leading]: [number]) => page.set({ leading: -leading }),
  [OPS.setTextRise]: (page, [rise]: [number]) => page.set({ rise }),
  [OPS.showText]: (page, [glyphs]: [(Glyph | number | null)[]]) => page.show(glyphs),
}
