import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Changes } from '../../src/content/reading/files.ts'

/** Writes every change, or none: when one cannot be written, those before it are taken back. Returns what takes all of them back. */
export function writeAll(root: string, changes: Changes): () => void {
  const before = new Map(
    [...changes.keys()].map((file) => [
      file,
      existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined,
    ]),
  )
  const written: string[] = []
  const takeBack = () => {
    for (const file of written) write(join(root, file), before.get(file))
  }
  try {
    for (const [file, content] of changes) {
      written.push(file)
      write(join(root, file), content)
    }
  } catch (error) {
    takeBack()
    throw error
  }
  return takeBack
}

function write(file: string, content: string | Uint8Array | undefined): void {
  if (content === undefined) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
