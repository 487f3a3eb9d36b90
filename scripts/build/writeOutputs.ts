import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keyFacts } from '../../src/outputs/keyFacts.ts'
import { outputFiles } from '../../src/outputs/outputFiles.ts'
import type { Site } from '../../src/site/site.ts'
import { keyFactsPdf } from './keyFactsPdf.ts'

/** Writes everything that goes with the pages. */
export async function writeOutputs(site: Site, folder: string): Promise<void> {
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  for (const [name, content] of outputFiles(site)) write(name, content)
  write('key-facts.pdf', await keyFactsPdf(keyFacts(site)))
}
