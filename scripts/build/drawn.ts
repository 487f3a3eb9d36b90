import { readFileSync } from 'node:fs'
import type { Drawing } from './drawings.ts'
import { madeOnce } from './madeOnce.ts'
import { packageVersion } from './packageVersion.ts'

const packages = {
  pdf: ['pdfkit', '@fontsource/atkinson-hyperlegible-next'],
  png: ['satori', '@resvg/resvg-js', '@fontsource/atkinson-hyperlegible-next'],
} as const

const codes = { pdf: ['keyFactsPdf.ts', 'fontFile.ts'], png: ['shareImagePng.ts', 'fontFile.ts'] } as const

/** The bytes of a drawing. With the cache, one drawn before of the same, with the same code and libraries, is used again. */
export const drawn = (drawing: Drawing, useCache: boolean): Promise<Uint8Array> =>
  madeOnce(drawing.kind, [...basisOf(drawing.kind), JSON.stringify(drawing.shows)], useCache, () => draw(drawing))

const known: Partial<Record<Drawing['kind'], readonly string[]>> = {}

const basisOf = (kind: Drawing['kind']) => (known[kind] ??= [...packages[kind].map(packageVersion), ...codes[kind].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))])

/** The libraries that draw are loaded when there is something to draw. */
async function draw({ kind, shows }: Drawing): Promise<Uint8Array> {
  return kind === 'pdf' ? (await import('./keyFactsPdf.ts')).keyFactsPdf(shows) : (await import('./shareImagePng.ts')).shareImagePng(shows)
}
