import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const require = createRequire(import.meta.url)

/** The site’s typeface as a font file without the wrapping for the web (OpenType). The libraries that draw could unwrap it too, a hundred times more slowly. */
export const fontFile = (weight: 400 | 700): Buffer =>
  unwrapped(
    readFileSync(
      require.resolve(
        `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
      ),
    ),
  )

/** An OpenType font out of a WOFF file, which holds the same tables, each compressed (WOFF 1.0, sections 3 to 5). */
function unwrapped(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('the font file is not a WOFF file')
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => 44 + index * 20)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + count * 16)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Uint8Array[] = [head]
  let end = head.length
  for (const [index, at] of entries.entries()) {
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const entry = 12 + index * 16
    woff.copy(head, entry, at, at + 4)
    for (const [field, value] of [checksum, end, length].entries()) head.writeUInt32BE(value, entry + 4 + field * 4)
    // Tables start at multiples of four.
    parts.push(table, Buffer.alloc(-length & 3))
    end += length + (-length & 3)
  }
  return Buffer.concat(parts)
}
