import { type ChildProcess, spawn } from 'node:child_process'

export type Ended = { code: number | null; signal: NodeJS.Signals | null; said: string }

/** Runs one of the project’s scripts in a process of its own. */
export function startCommand(script: string, args: readonly string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (part) => { said += part })
  child.stderr.on('data', (part) => { said += part })
  return { child, ended: new Promise((resolve) => void child.once('close', (code, signal) => resolve({ code, signal, said }))) }
}

export const build = (site: string, out: string, ...more: string[]) =>
  startCommand('scripts/build.ts', ['--site', site, '--out', out, '--today', '2026-11-20', ...more])
