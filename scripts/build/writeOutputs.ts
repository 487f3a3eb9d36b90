import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type KeyFacts, keyFacts } from '../../src/outputs/keyFacts.ts'
import { outputFiles } from '../../src/outputs/outputFiles.ts'
import type { Site } from '../../src/site/site.ts'
import { madeOnce } from './madeOnce.ts'
import { packageVersion } from './packageVersion.ts'

/** Writes everything that goes with the pages. */
export async function writeOutputs(site: Site, folder: string, useCache: boolean): Promise<void> {
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  for (const [name, content] of outputFiles(site)) write(name, content)
  write('key-facts.pdf', await keyFactsPdfOf(keyFacts(site), useCache))
}

/** The library that writes it is loaded when it has to be written. */
function keyFactsPdfOf(facts: KeyFacts, useCache: boolean): Promise<Uint8Array> {
  const code = readFileSync(new URL('./keyFactsPdf.ts', import.meta.url), 'utf8')
  const from = [packageVersion('pdfkit'), packageVersion('@fontsource/atkinson-hyperlegible-next'), code, JSON.stringify(facts)]
  return madeOnce('pdf', from, useCache, async () => (await import('./keyFactsPdf.ts')).keyFactsPdf(facts))
}
