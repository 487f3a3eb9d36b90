import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Ended = { code: number | null; signal: NodeJS.Signals | null; said: string }

/** A script at work. `saying` waits until it has said some words, or has ended. */
export type StartedCommand = { child: ChildProcess; ended: Promise<Ended>; saying: (words: string) => Promise<unknown> }

/** Runs a script in a process of its own. */
export function startCommand(
  script: string,
  args: readonly string[],
  cwd = process.cwd(),
  nodeOptions: readonly string[] = [],
): StartedCommand {
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (part: Buffer) => {
    said += part
    child.emit('said')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<Ended>(
    (resolve) => void child.once('close', (code, signal) => resolve({ code, signal, said })),
  )
  const heard = async (words: string) => {
    while (!said.includes(words)) await once(child, 'said')
  }
  return { child, ended, saying: (words) => Promise.race([heard(words), ended]) }
}

export const build = (site: string, out: string, ...more: string[]) =>
  startCommand('scripts/build.ts', ['--site', site, '--out', out, '--today', '2026-11-20', ...more])
