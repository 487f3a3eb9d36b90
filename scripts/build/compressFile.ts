import { readFileSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Smaller files gain nothing: their headers weigh more. */
const smallest = 512

/** Writes a .gz and a .br beside a file. The .br comes last: where it stands, both are there. */
export function compressFile(file: string): void {
  const bytes = readFileSync(file)
  if (bytes.length < smallest) return
  const { brotli, gzip } = effortFor(file)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: gzip }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
}

/** Scripts and styles are few and kept for a year, so they are worth more effort than what changes with every word. */
const effortFor = (file: string) => (['.js', '.css'].includes(extname(file)) ? { brotli: 10, gzip: 9 } : { brotli: 5, gzip: 6 })
