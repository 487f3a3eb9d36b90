import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/** Last points of the three contours of the typeface’s zero: its outline, and the space on either side of the slash. */
const slashed = [15, 26, 38]

/** Order of the zero’s points that joins the two spaces and goes round both. No point moves, so every weight keeps its shape. */
const order = [
  ...Array.from({ length: 16 }, (_, point) => point),
  ...[16, 17, 18, 19, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 27, 20, 21, 22, 23, 24, 25, 26],
]

/** Corners of the slash, which the curve now goes round. */
const corners = new Set([19, 20, 27, 28])

/** Points that every glyph has after its own, for its advances (OpenType, “Phantom points”). */
const phantoms = 4

/** Take the slash out of the zero, which reads as code. Throws when the font does not draw its zero as it did when this was written. */
export function withPlainZero(tables: FontTables): FontTables {
  const table = (name: string) => tables.get(name) ?? Buffer.alloc(0)
  const [glyf, loca, isLong] = [table('glyf'), table('loca'), table('head').readInt16BE(50) === 1]
  const starts = offsets(loca, isLong)
  const zero = starts.slice(0, -1).findIndex((start, glyph) => isSlashedZero(glyf.subarray(start, starts[glyph + 1])))
  if (zero < 0) throw new Error('the typeface has no zero with a slash any more: look at it, and remove withPlainZero')
  const [newGlyf, newStarts] = replaceGlyph(glyf, starts, zero, withoutSlash)
  const changed = new Map([...tables, ['glyf', newGlyf], ['loca', writeOffsets(newStarts, isLong)]])
  const gvar = tables.get('gvar')
  return gvar ? changed.set('gvar', reorderVariations(gvar, zero)) : changed
}

const isSlashedZero = (glyph: Buffer): boolean =>
  glyph.length > 0 &&
  glyph.readInt16BE(0) === slashed.length &&
  slashed.every((end, index) => glyph.readUInt16BE(10 + index * 2) === end)

/** The glyph with its points in the new order, each coordinate in two bytes (OpenType, “glyf”). */
function withoutSlash(glyph: Buffer): Buffer {
  const { curve, xs, ys } = pointsOf(glyph)
  const inOrder = (values: readonly number[]) => order.map((point) => values[point] ?? 0)
  const head = Buffer.alloc(10 + 2 * 2 + 2)
  glyph.copy(head, 0, 0, 10)
  head.writeInt16BE(2, 0)
  head.writeUInt16BE(15, 10)
  head.writeUInt16BE(order.length - 1, 12)
  return Buffer.concat([
    head,
    Buffer.from(inOrder(curve.map((on, point) => (corners.has(point) ? 0 : on)))),
    steps(inOrder(xs)),
    steps(inOrder(ys)),
  ])
}

/** The points of a glyph of one or more contours: where each is, and 1 where the curve goes through it. */
export function pointsOf(glyph: Buffer): { curve: number[]; xs: number[]; ys: number[] } {
  const contours = glyph.readInt16BE(0)
  const count = 1 + glyph.readUInt16BE(8 + contours * 2)
  const instructions = 10 + contours * 2
  const read = reader(glyph, instructions + 2 + glyph.readUInt16BE(instructions))
  const flags: number[] = []
  while (flags.length < count) {
    const flag = read.byte()
    const times = flag & 8 ? 1 + read.byte() : 1
    for (let time = 0; time < times; time += 1) flags.push(flag)
  }
  const coordinates = (short: number, same: number): number[] => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += read.byte() * (flag & same ? 1 : -1)
      else if (!(flag & same)) value += read.pair()
      return value
    })
  }
  return { curve: flags.map((flag) => flag & 1), xs: coordinates(2, 16), ys: coordinates(4, 32) }
}

/** Encode each number as its difference from the one before, in two bytes. */
const steps = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value - (values[index - 1] ?? 0), index * 2)
  return bytes
}

/** Put each point’s changes by weight into the new order (OpenType, “gvar”). */
function reorderVariations(gvar: Buffer, glyph: number): Buffer {
  const isLong = (gvar.readUInt16BE(14) & 1) === 1
  const [count, first] = [gvar.readUInt16BE(12), gvar.readUInt32BE(16)]
  const end = 20 + (count + 1) * (isLong ? 4 : 2)
  const starts = offsets(gvar.subarray(20, end), isLong)
  const [data, newStarts] = replaceGlyph(gvar.subarray(first), starts, glyph, reorderTuples)
  return Buffer.concat([gvar.subarray(0, 20), writeOffsets(newStarts, isLong), gvar.subarray(end, first), data])
}

function reorderTuples(variation: Buffer): Buffer {
  const [flags, dataStart] = [variation.readUInt16BE(0), variation.readUInt16BE(2)]
  const head = Buffer.from(variation.subarray(0, dataStart))
  // The points that all tuples share: none are named, which means all.
  let at = dataStart
  const shared = flags & 0x8000 ? variation.subarray(at, ++at) : Buffer.alloc(0)
  const parts: Buffer[] = [shared]
  let header = 4
  for (let tuple = 0; tuple < (flags & 0x0fff); tuple += 1) {
    const [size, index] = [variation.readUInt16BE(header), variation.readUInt16BE(header + 2)]
    const own = index & 0x2000 ? 1 : 0
    if ((own ? variation.readUInt8(at) : shared[0]) !== 0)
      throw new Error('the typeface varies only some points of its zero: withPlainZero knows only all')
    const deltas = unpackDeltas(variation.subarray(at + own, at + size))
    const all = [...order, ...Array.from({ length: phantoms }, (_, point) => order.length + point)]
    const packed = [0, all.length].map((from) => packDeltas(all.map((point) => deltas[from + point] ?? 0)))
    const part = Buffer.concat([Buffer.alloc(own), ...packed])
    head.writeUInt16BE(part.length, header)
    parts.push(part)
    at += size
    header += 4 + (index & 0x8000 ? 2 : 0) + (index & 0x4000 ? 4 : 0)
  }
  return Buffer.concat([head, ...parts])
}

/** Unpack numbers from runs of zeros, bytes or pairs of bytes (OpenType, “Packed deltas”). */
function unpackDeltas(bytes: Buffer): number[] {
  const read = reader(bytes, 0)
  const deltas: number[] = []
  while (read.isMore()) {
    const control = read.byte()
    for (let left = (control & 0x3f) + 1; left > 0; left -= 1)
      deltas.push(control & 0x80 ? 0 : control & 0x40 ? read.pair() : (read.byte() << 24) >> 24)
  }
  return deltas
}

/** Read numbers in order: of one byte, unsigned, or of two bytes, signed. */
function reader(bytes: Buffer, start: number) {
  let at = start
  return {
    byte: () => bytes.readUInt8(at++),
    pair: () => {
      at += 2
      return bytes.readInt16BE(at - 2)
    },
    isMore: () => at < bytes.length,
  }
}

const packDeltas = (deltas: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(1 + deltas.length * 2)
  bytes.writeUInt8(0x40 | (deltas.length - 1), 0)
  for (const [index, delta] of deltas.entries()) bytes.writeInt16BE(delta, 1 + index * 2)
  return bytes
}

/** Change one glyph’s data, and return the data of all with their new starts. Each start is even. */
function replaceGlyph(
  data: Buffer,
  starts: readonly number[],
  glyph: number,
  change: (old: Buffer) => Buffer,
): [Buffer, number[]] {
  const [start = 0, end = 0] = starts.slice(glyph)
  const changed = change(data.subarray(start, end))
  const padded = Buffer.concat([changed, Buffer.alloc(-changed.length & 3)])
  const longer = padded.length - (end - start)
  return [
    Buffer.concat([data.subarray(0, start), padded, data.subarray(end)]),
    starts.map((old, index) => (index > glyph ? old + longer : old)),
  ]
}

/** Read the starts of all glyphs’ data, and the end of the last: four bytes each, or half the number in two. */
const offsets = (bytes: Buffer, isLong: boolean): number[] =>
  Array.from({ length: bytes.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? bytes.readUInt32BE(index * 4) : bytes.readUInt16BE(index * 2) * 2,
  )

function writeOffsets(starts: readonly number[], isLong: boolean): Buffer {
  const bytes = Buffer.alloc(starts.length * (isLong ? 4 : 2))
  for (const [index, start] of starts.entries())
    if (isLong) bytes.writeUInt32BE(start, index * 4)
    else bytes.writeUInt16BE(start / 2, index * 2)
  return bytes
}

/** The tables of an OpenType font by their four-letter names, in the order of the file. */
export type FontTables = ReadonlyMap<string, Buffer>

export const tablesOf = (sfnt: Buffer): FontTables =>
  new Map(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      const start = sfnt.readUInt32BE(at + 8)
      return [sfnt.toString('latin1', at, at + 4), sfnt.subarray(start, start + sfnt.readUInt32BE(at + 12))]
    }),
  )

/** The tables of a WOFF file, which holds each compressed (WOFF 1.0, sections 3 to 5). Throws for any other file. */
export function tablesOfWoff(woff: Buffer): FontTables {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('the font file is not a WOFF file')
  return new Map(
    Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
      const at = 44 + index * 20
      const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
        number,
        number,
        number,
      ]
      const bytes = woff.subarray(start, start + packed)
      return [woff.toString('latin1', at, at + 4), packed < length ? inflateSync(bytes) : bytes]
    }),
  )
}

/** An OpenType file of TrueType outlines made of these tables. */
export function sfntOf(tables: FontTables): Buffer {
  const power = Math.floor(Math.log2(tables.size))
  const head = Buffer.alloc(12 + tables.size * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.size, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (tables.size - 2 ** power), 10)
  const parts = [head]
  let [entry, end] = [12, head.length]
  for (const [name, table] of tables) {
    // Tables start at multiples of four.
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    head.write(name, entry, 'latin1')
    for (const [field, value] of [checksumOf(padded), end, table.length].entries())
      head.writeUInt32BE(value, entry + 4 + field * 4)
    parts.push(padded)
    entry += 16
    end += padded.length
  }
  return Buffer.concat(parts)
}

/** The sum of the numbers of four bytes that a table is made of (OpenType, “Calculating checksums”). */
function checksumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

const require = createRequire(import.meta.url)

/** Unwrap the site’s web font to an OpenType file. The libraries that draw could do so too, a hundred times more slowly. */
export const fontFile = (weight: 400 | 700): Buffer =>
  sfntOf(
    withPlainZero(
      tablesOfWoff(
        readFileSync(
          require.resolve(
            `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
          ),
        ),
      ),
    ),
  )
