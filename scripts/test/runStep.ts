import { spawn } from 'node:child_process'
import { constants } from 'node:os'

// Where nobody watches, colours are noise in a log.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a command with its output shown as it comes, or held back until it has failed. A signal ends the command first, and then this one. */
export function runStep(
  command: string,
  args: readonly string[],
  { quiet = false, env = {} }: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...plain, ...env },
      shell: process.platform === 'win32',
    })
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
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, end)
    const done = (code: number) => {
      for (const signal of signals) process.off(signal, end)
      if (ended !== undefined) process.exit(128 + constants.signals[ended])
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}
