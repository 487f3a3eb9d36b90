import { readdirSync, readFileSync } from 'node:fs'

/**
 * The memory that a process and all it started hold at this moment, in KiB; what two of them share counts twice.
 * 0 once they have ended, and where the system has no /proc to ask.
 */
export function residentKiB(pid: number): number {
  try {
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    const children = readdirSync(`/proc/${pid}/task`).flatMap(
      (thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
    )
    return children.reduce((sum, child) => sum + residentKiB(Number(child)), own)
  } catch {
    return 0
  }
}
