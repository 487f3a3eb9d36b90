import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { shareImage, shareImageFile, shareImageSize } from '../../src/outputs/shareImage.ts'
import type { Entry, Site } from '../../src/site/site.ts'
import { keepWhole, makingPrefix } from './keepWhole.ts'
import { projectRoot } from './projectRoot.ts'
import { sweep } from './workFolder.ts'

const require = createRequire(import.meta.url)
const fontFile = require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff')
const versions = ['satori', '@resvg/resvg-js'].map((name) => versionOf(name)).join(' ')
const cache = join(projectRoot, 'node_modules', '.cache', 'share-images')

/** Draws the picture of each page. One drawn before from the same words, font and libraries is used again. */
export async function writeShareImages(site: Site, entries: readonly Entry[], folder: string, at: (done: number, of: number) => void): Promise<void> {
  const font = readFileSync(fontFile)
  const basis = createHash('sha256').update(versions).update(font).digest('hex')
  sweep(cache, makingPrefix)
  for (const [index, entry] of entries.entries()) {
    const drawing = shareImage(site, entry)
    const key = createHash('sha256').update(basis).update(JSON.stringify(drawing)).digest('hex')
    const kept = join(cache, `${key}.png`)
    if (!existsSync(kept)) keepWhole(kept, await draw(drawing, font))
    const png = readFileSync(kept)
    const file = join(folder, shareImageFile(entry.path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, png)
    at(index + 1, entries.length)
  }
}

async function draw(drawing: ReturnType<typeof shareImage>, font: Buffer): Promise<Buffer> {
  const svg = await satori(drawing as never, { ...shareImageSize, fonts: [{ name: 'Atkinson', data: font, weight: 700, style: 'normal' }] })
  return new Resvg(svg).render().asPng()
}

function versionOf(name: string): string {
  const main = require.resolve(name)
  const root = main.slice(0, main.lastIndexOf(name) + name.length)
  return `${name}@${(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version}`
}
