import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The kinds of files that compressing makes smaller. */
const kinds: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.webmanifest'])

/** Smaller files gain nothing: their headers weigh more. */
const smallest = 512

/** A script of this size is a library that is fetched when someone saves a file. Its last few kilobytes would take as long to save as compressing 400 pages. */
const large = 256 * 1024

/** Whether compressing makes a file of that name smaller. */
export const isCompressible = (file: string): boolean => kinds.has(extname(file))

/** Every file of a folder that compressing makes smaller, in order of name. */
export const compressibleIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCompressible).sort().map((name) => join(folder, name))

/**
 * Writes a .br beside a file, and before that a .gz, so that where the .br stands nothing is missing. Pages have no .gz: hosts make one
 * in a millisecond for the few who need it, and limit how many files a site may have.
 */
export function compressFile(file: string): void {
  const bytes = readFileSync(file)
  if (bytes.length < smallest) return
  if (extname(file) !== '.html') writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: {
    [constants.BROTLI_PARAM_QUALITY]: effortFor(file, bytes),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // A window that just holds the file is quicker to set up, and here never larger.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
  } }))
}

/** Scripts and styles are few and kept for a year, so they are worth more effort than what changes with every word. */
const effortFor = (file: string, { length }: Buffer): number => (['.js', '.css'].includes(extname(file)) && length < large ? 10 : 5)
