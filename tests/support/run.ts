import { spawn } from 'node:child_process'

/** What a process is told beside what this one was; undefined takes a name away. */
type Env = Record<string, string | undefined>

export type Ran = { code: number | null; out: string; err: string }

/** Runs one of the project’s scripts in a process of its own, as npm would. */
export const run = (script: string, args: readonly string[] = [], env: Env = {}): Promise<Ran> => {
  const { child, ended } = start(script, args, env)
  child.stdin?.end()
  return ended
}

/** The same, with the process at hand to be stopped. */
export function start(script: string, args: readonly string[] = [], env: Env = {}) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { env: { ...process.env, ...env, CI: '1' } })
  let out = ''
  let err = ''
  child.stdout.on('data', (part: Buffer) => {
    out += part
  })
  child.stderr.on('data', (part: Buffer) => {
    err += part
  })
  const ended = new Promise<Ran>((resolve) => child.on('close', (code) => resolve({ code, out, err })))
  return { child, ended }
}
