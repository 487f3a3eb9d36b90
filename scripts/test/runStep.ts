import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, getPriority, platform, setPriority } from 'node:os'

// Colours are noise in a log that nobody watches.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

const windows = process.platform === 'win32'
/** Time that a command has to tidy up, in ms. */
const patience = 600

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const running = new Set<(signal: NodeJS.Signals) => void>()

/**
 * Run a command with its output shown as it comes, or held back until it has failed. A command that yields gets only the processor time
 * that others leave. A signal ends the command with all that it has started, within a second, and then this process.
 */
export function runStep(
  command: string,
  args: readonly string[],
  { quiet = false, yields = false, env = {} }: { quiet?: boolean; yields?: boolean; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...plain, ...env },
      shell: windows,
      // A group of its own, so that all of it can be ended at once.
      detached: !windows,
    })
    if (yields && child.pid !== undefined) lowerPriority(child.pid)
    const kill = (signal: NodeJS.Signals) => {
      if (windows) child.kill(signal)
      else {
        try {
          process.kill(-(child.pid as number), signal)
        } catch {} // it has ended already
      }
    }
    running.add(kill)
    let output = ''
    const take = (part: Buffer) => {
      output += part
      if (!quiet) process.stdout.write(part)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    let ended: (typeof signals)[number] | undefined
    const end = (signal: (typeof signals)[number]) => {
      ended = signal
      kill(signal)
      setTimeout(() => kill('SIGKILL'), patience).unref()
    }
    for (const signal of signals) process.on(signal, end)
    const done = (code: number) => {
      for (const signal of signals) process.off(signal, end)
      running.delete(kill)
      if (ended === undefined) resolve({ code, output })
      else {
        kill('SIGKILL')
        // Steps that run side by side are all ended first.
        if (running.size === 0) process.exit(128 + constants.signals[ended])
      }
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

/** Has a process, and all that it starts, run after others. */
function lowerPriority(pid: number): void {
  try {
    const lower = Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL)
    setPriority(pid, lower)
    // Linux may share its time between groups of processes first: then a process’s own priority counts only within its group.
    if (platform() === 'linux') writeFileSync(`/proc/${pid}/autogroup`, `${lower}`)
  } catch {} // it has ended already, or the system has no such groups
}
