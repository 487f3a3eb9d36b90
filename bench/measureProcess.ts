import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Time that something took and that processors worked for it, in seconds, and the most memory it held. */
export type Measured = { seconds: number; cores: number; peakMiB: number }

/** Interval between looks at memory, in milliseconds: each look takes the processors a tenth of one. */
const every = 20

/** Runs a script in a process of its own and measures it with the processes it starts. A cold one has nothing that Node kept of earlier runs. */
export async function measureProcess(script: URL, args: readonly string[], { cold = false } = {}): Promise<Measured> {
  const kept = cold ? { NODE_DISABLE_COMPILE_CACHE: '1' } : {}
  const started = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, script.pathname, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...kept, NODE_ENV: 'production', CI: 'true' },
  })
  let [peak, cores] = [0, 0]
  const watch = setInterval(() => {
    peak = Math.max(peak, residentKiB(child.pid ?? 0))
    cores = Math.max(cores, coreSeconds(child.pid ?? 0))
  }, every)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${script.pathname} stopped with code ${code}:\n${said}`)
  return { seconds: (performance.now() - started) / 1000, cores, peakMiB: peak / 1024 }
}

/** The middle one of an odd number of runs. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Hundredths of a second, in which Linux counts the time of processors. */
const ticks = 100

/** Processor seconds of a process and of its children that have ended; 0 once it has gone, and on a system without /proc. */
function coreSeconds(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program’s name is in brackets, and may hold anything. The 12th to 15th fields after it: its own time, and its children’s.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks
  } catch {
    return 0
  }
}

/** Memory of a process and its children, in KiB; shared memory counts twice. 0 once they have ended, and without /proc. */
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
