import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { cacheFolder } from './projectRoot.ts'
import { leftBy } from './workFolder.ts'

/** Where files that builds keep are called something else until they are whole. */
const makingFolder = join(cacheFolder, 'making')
const prefix = 'making-'

/** Writes a file elsewhere first, so that a build stopped half-way leaves no half file to be used again. */
export function keepWhole(file: string, content: string | Uint8Array): void {
  const making = join(makingFolder, `${prefix}${process.pid}-${basename(file)}`)
  for (const folder of [makingFolder, dirname(file)]) mkdirSync(folder, { recursive: true })
  writeFileSync(making, content)
  renameSync(making, file)
}

/** Removes the half files of builds that were killed. */
export function sweepHalfFiles(): void {
  if (!existsSync(makingFolder)) return
  for (const file of leftBy(makingFolder, prefix, /^-/)) rmSync(file, { force: true })
}
