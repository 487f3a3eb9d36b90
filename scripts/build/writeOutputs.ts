import { outputFiles } from '../../src/outputs/outputFiles.ts'
import type { Site } from '../../src/site/site.ts'
import { writeIn } from './writeIn.ts'

/** Writes every text that goes with the pages. */
export function writeOutputs(site: Site, folder: string): void {
  for (const [name, content] of outputFiles(site)) writeIn(folder, name, content)
}
