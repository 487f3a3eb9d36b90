import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const unfinished = new Set<string>()

/** A new folder for unfinished work. It goes when this process ends, and what a killed process left goes now. */
export function workFolder(parent: string, prefix: string): string {
  mkdirSync(parent, { recursive: true })
  sweep(parent, prefix)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  if (unfinished.size === 0) watchForTheEnd()
  unfinished.add(folder)
  return folder
}

/** Removes what killed processes left in a folder under a prefix. */
export function sweep(parent: string, prefix: string): void {
  if (!existsSync(parent)) return
  for (const { name, pid } of namedAfterProcesses(parent, prefix)) if (isLeftover(pid, join(parent, name))) rmSync(join(parent, name), { recursive: true, force: true })
}

/** What stands in a folder under a prefix and a process’s number. */
export const namedAfterProcesses = (parent: string, prefix: string): { name: string; pid: number }[] =>
  readdirSync(parent).flatMap((name) => {
    const pid = name.startsWith(prefix) ? /^\d+/.exec(name.slice(prefix.length))?.[0] : undefined
    return pid === undefined ? [] : [{ name, pid: Number(pid) }]
  })

/** True of what belongs to no process at work. In a container every build may have the same number: what is older than this process is not its own. */
export const isLeftover = (pid: number, path: string): boolean =>
  pid === process.pid ? (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) < Date.now() - process.uptime() * 1000 : !isRunning(pid)

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function watchForTheEnd(): void {
  process.once('exit', removeUnfinished)
  // Without a listener a signal ends the process before anything can be tidied. The second time it does.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      removeUnfinished()
      process.kill(process.pid, signal)
    })
  }
}

function removeUnfinished(): void {
  for (const folder of unfinished) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    } catch {} // the next build removes what is left
  }
}
