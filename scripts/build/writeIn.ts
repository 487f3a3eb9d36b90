import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file of a folder, and makes the folders between. Gives the whole path. */
export function writeIn(folder: string, name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}
