import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../src/build/files.ts'

/** One hash over the name and bytes of every file of a folder: two folders have the same one when they hold the same. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const name of filesUnder(folder).sort()) {
    hash.update(name).update('\0')
    if (lstatSync(join(folder, name)).isFile()) hash.update(readFileSync(join(folder, name)))
    hash.update('\0')
  }
  return hash.digest('hex')
}
