import { expect, test } from 'vitest'
import { fontFile } from '../../../src/build/fontFile.ts'

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
