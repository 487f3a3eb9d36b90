import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { shareImage, shareImageFile, shareImageSize } from '../../src/outputs/shareImage.ts'
import type { Entry, Site } from '../../src/site/site.ts'
import { madeOnce } from './madeOnce.ts'
import { packageVersion } from './packageVersion.ts'

const require = createRequire(import.meta.url)
const fontFile = require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff')

/** Draws the picture of each page. With the cache, one drawn before from the same words, font and libraries is used again. */
export async function writeShareImages(site: Site, entries: readonly Entry[], folder: string, useCache: boolean, at: (done: number, of: number) => void): Promise<void> {
  const font = readFileSync(fontFile)
  const basis = [packageVersion('satori'), packageVersion('@resvg/resvg-js'), hash('sha256', font)]
  for (const [index, entry] of entries.entries()) {
    const drawing = shareImage(site, entry)
    const png = await madeOnce('png', [...basis, JSON.stringify(drawing)], useCache, () => draw(drawing, font))
    const file = join(folder, shareImageFile(entry.path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, png)
    at(index + 1, entries.length)
  }
}

/** The libraries that draw are loaded when there is something to draw. */
async function draw(drawing: ReturnType<typeof shareImage>, font: Buffer): Promise<Uint8Array> {
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')])
  const svg = await satori(drawing as never, { ...shareImageSize, fonts: [{ name: 'Atkinson', data: font, weight: 700, style: 'normal' }] })
  return new Resvg(svg).render().asPng()
}
