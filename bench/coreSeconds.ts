import { readFileSync } from 'node:fs'

/** Hundredths of a second, in which Linux counts the time of processors. */
const ticks = 100

/** Seconds that processors have worked for a process and those of its own that have ended; 0 once it has gone, and where the system has no /proc to ask. */
export function coreSeconds(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets, and may hold anything. Twelfth to fifteenth after it: its own time, and theirs.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks
  } catch {
    return 0
  }
}
