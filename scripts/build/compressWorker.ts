import { readFileSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Smaller files gain nothing: their headers weigh more. */
const smallest = 512

parentPort?.on('message', (file: string | null) => {
  if (file === null) parentPort?.close()
  else compress(file)
})

function compress(file: string): void {
  const bytes = readFileSync(file)
  if (bytes.length < smallest) return
  const { brotli, gzip } = effortFor(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: gzip }))
}

/** Pages are many and change often; scripts and styles are few and kept for a year, so they are worth twenty times the effort. */
const effortFor = (file: string) => (extname(file) === '.html' ? { brotli: 5, gzip: 6 } : { brotli: 11, gzip: 9 })
