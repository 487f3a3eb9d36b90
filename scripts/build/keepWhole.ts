import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What a file is called until it is whole. `sweep` removes those of builds that were killed. */
export const makingPrefix = 'making-'

/** Writes a file under another name first, so that a build stopped half-way leaves no half file to be used again. */
export function keepWhole(file: string, content: string | Uint8Array): void {
  const making = join(dirname(file), `${makingPrefix}${process.pid}-${basename(file)}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(making, content)
  renameSync(making, file)
}
