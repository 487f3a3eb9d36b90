import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './faults.ts'

/** Marks every temporary folder from its start: a name alone does not prove that it is ours. */
const tempMark = '.made-by-a-build'

/** Ending that mkdtemp puts after the process’s number. */
const ending = /^-\w{6}$/

/** Make a folder for unfinished work, and remove what killed processes left beside it. */
export function makeTempFolder(parent: string, prefix: string): string {
  mkdirSync(parent, { recursive: true })
  for (const folder of leftBy(parent, prefix, ending)) if (isTemp(folder)) removeTempFolder(folder)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  try {
    writeFileSync(join(folder, tempMark), '')
  } catch (error) {
    // Remove it here: nobody else knows of it.
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return folder
}

export const removeTempFolder = (folder: string): void => removeMarked(folder, tempMark)

/** Remove a folder, its mark last, so that what an interrupted removal leaves can be recognised. */
export function removeMarked(folder: string, mark: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names.filter((found) => found !== mark))
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 })
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Find what processes that are gone left in a folder, named with a prefix, their number and an ending. */
export const leftBy = (parent: string, prefix: string, end: RegExp): string[] =>
  readdirSync(parent).flatMap((name) => {
    const [, pid, rest = ''] = (name.startsWith(prefix) && /^(\d+)(.*)$/s.exec(name.slice(prefix.length))) || []
    const path = join(parent, name)
    return pid !== undefined && end.test(rest) && isLeftover(Number(pid), path) ? [path] : []
  })

/** A process that is killed before it has marked its folder leaves an empty one. */
function isTemp(folder: string): boolean {
  try {
    const names = readdirSync(folder)
    return names.length === 0 || names.includes(tempMark)
  } catch {
    // A file, or removed by another build meanwhile.
    return false
  }
}

/** True when no running process owns the path. In containers builds may share a number: what is older than this process is not its own. */
const isLeftover = (pid: number, path: string): boolean =>
  pid === process.pid
    ? (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) < Date.now() - process.uptime() * 1000
    : !isRunning(pid)

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
