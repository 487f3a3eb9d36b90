import { inflateSync } from 'node:zlib'

/** The tables of an OpenType font by their four-letter names, in the order of the file. */
export type FontTables = ReadonlyMap<string, Buffer>

/** The tables of an OpenType file. */
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
