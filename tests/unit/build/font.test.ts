import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import {
  type FontTables,
  fontFile,
  pointsOf,
  sfntOf,
  tablesOf,
  tablesOfWoff,
  withPlainZero,
} from '../../../src/build/font.ts'

const packaged = (file: string) => readFileSync(createRequire(import.meta.url).resolve(`@fontsource${file}`))

test.each([400, 700] as const)('at weight %i only the zero is drawn anew, with one room inside', (weight) => {
  const slashed = glyphsOf(
    tablesOfWoff(packaged(`/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`)),
  )
  const plain = glyphsOf(tablesOf(fontFile(weight)))
  expect(plain).toHaveLength(slashed.length)
  const changed = plain.flatMap((glyph, index) => {
    const before = slashed[index] as Buffer
    return glyph.equals(before) ? [] : [[contoursOf(before), contoursOf(glyph)]]
  })
  expect(changed).toEqual([[3, 2]])
})

test('in a font of all weights the zero of a weight is the plain zero of that weight', async () => {
  const variable = packaged(
    '-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  )
  const plain = (font: Buffer) => sfntOf(withPlainZero(tablesOf(font)))
  const only = (font: Buffer, wght?: number) =>
    subsetFont(font, '0', { targetFormat: 'truetype', ...(wght && { variationAxes: { wght } }) })
  const ofAllWeights = plain(await only(variable))
  for (const weight of [400, 550, 700])
    expect(zeroOf(await only(ofAllWeights, weight))).toEqual(zeroOf(plain(await only(variable, weight))))
})

test('a typeface that has no such zero is refused', () => {
  expect(() => withPlainZero(tablesOf(fontFile(400)))).toThrow(
    'the typeface has no zero with a slash any more: look at it, and remove withPlainZero',
  )
})

const contoursOf = (glyph: Buffer) => glyph.readInt16BE(0)

/** The data of each glyph of a font whose places are halved (`head` says so). */
function glyphsOf(tables: FontTables): Buffer[] {
  const [glyf, loca] = ['glyf', 'loca'].map((name) => tables.get(name)) as [Buffer, Buffer]
  expect(tables.get('head')?.readInt16BE(50)).toBe(0)
  return Array.from({ length: loca.length / 2 - 1 }, (_, index) =>
    glyf.subarray(loca.readUInt16BE(index * 2) * 2, loca.readUInt16BE(index * 2 + 2) * 2),
  )
}

/** The zero of a font that has no other character: the first glyph stands for what is missing. */
const zeroOf = (font: Buffer) => pointsOf(glyphsOf(tablesOf(font))[1] as Buffer)

test('a font is the same when its tables are taken out and put together again', () => {
  const font = fontFile(400)
  expect(sfntOf(tablesOf(font)).equals(font)).toBe(true)
})

test('a file that is no WOFF is refused', () => {
  expect(() => tablesOfWoff(Buffer.from('wOF2 and more'))).toThrow('the font file is not a WOFF file')
})

test.each([400, 700] as const)(
  'the font of weight %i is a whole OpenType file: every table starts at a multiple of four and adds up to its checksum',
  (weight) => {
    const font = fontFile(weight)
    expect(font.readUInt32BE(0)).toBe(0x00010000)
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16).map((at) => ({
      name: font.toString('latin1', at, at + 4),
      checksum: font.readUInt32BE(at + 4),
      start: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    }))
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'name']),
    )
    for (const { name, checksum, start, length } of tables) {
      expect(start % 4, name).toBe(0)
      expect(start + length, name).toBeLessThanOrEqual(font.length)
      // A font’s own checksum stands inside this table, and is not part of the table’s.
      if (name !== 'head')
        expect(checksumOf(font.subarray(start, start + Math.ceil(length / 4) * 4)), name).toBe(checksum)
    }
  },
)

/** The sum of the numbers of four bytes that a table is made of (OpenType, “Calculating checksums”). */
function checksumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
