import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { outputFiles } from '../../src/outputs/outputFiles.ts'
import type { Site } from '../../src/site/site.ts'

/** Writes every text that goes with the pages. */
export function writeOutputs(site: Site, folder: string): void {
  for (const [name, content] of outputFiles(site)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
