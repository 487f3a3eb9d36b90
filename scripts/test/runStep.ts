import { spawn } from 'node:child_process'

// Where nobody watches, colours are noise in a log.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/** Runs a command with its output shown as it comes, or held back until it has failed. */
export function runStep(command: string, args: readonly string[], { quiet = false, env = {} }: { quiet?: boolean; env?: Record<string, string> } = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...plain, ...env }, shell: process.platform === 'win32' })
    let output = ''
    const take = (part: Buffer) => {
      output += part
      if (!quiet) process.stdout.write(part)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
